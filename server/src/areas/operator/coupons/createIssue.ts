import type { ParsedRequestOf } from '@mcy/api/contract';
import type { createCouponIssue as call } from '@mcy/api/operator/coupons/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../platform/db/database.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { logAction } from '../identity/logAction.ts';
import { budgetExceeded, priceRequired } from './messages.ts';
import { templateNotFoundRefusal } from './readTemplate.ts';

declare module '../tables.ts' {
  interface OperatorActions {
    coupon_issue: true;
  }
}

const day = 86_400_000;

/**
 * Issues coupons of a template and returns the issue's id. Refuses `coupon_template_not_found`,
 * `coupon_price_required`, `coupon_budget_exceeded`.
 */
export async function createIssue(
  db: Database,
  { template_id, way, price, stock, per_player, budget, open_days, why }: ParsedRequestOf<typeof call>,
  operator_id: string,
  now: Date,
): Promise<string> {
  const template = await db
    .selectFrom('coupon_template')
    .select('most')
    .where('template_id', '=', template_id)
    .executeTakeFirst();
  if (!template) throw templateNotFoundRefusal();
  if (way === 'purchase' && price === 0) {
    throw new Refusal({ error: 'coupon_price_required', message: priceRequired, field: 'price' });
  }
  requireBudget({ stock, most: template.most, budget });
  const issue_id = uuidv7();
  await db
    .insertInto('coupon_issue')
    .values({
      issue_id,
      template_id,
      most: template.most,
      way,
      price: way === 'purchase' ? price : 0,
      stock,
      budget,
      per_player,
      opens_at: now,
      closes_at: new Date(now.getTime() + open_days * day),
      created_at: now,
    })
    .execute();
  touch(db, 'coupons/offers', 'everybody');
  const detail = { why, issue_id, stock: String(stock), budget: String(budget) };
  await logAction(db, { operator_id, action: 'coupon_issue', subject_id: template_id, detail }, now);
  return issue_id;
}

/** Refuses more coupons than a budget pays for. The constraint `stock_within_budget` holds it against any other writer. */
export function requireBudget({ stock, most, budget }: { stock: number; most: number; budget: number }): void {
  if (stock * most <= budget) return;
  throw new Refusal({ error: 'coupon_budget_exceeded', message: budgetExceeded(stock * most), field: 'budget' });
}
