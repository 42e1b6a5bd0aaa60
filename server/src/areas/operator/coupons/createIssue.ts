import type { ParsedRequestOf, Translated } from '@mcy/api/contract';
import type { createCouponIssue as call } from '@mcy/api/operator/coupons/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../platform/db/database.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { logAction } from '../identity/logAction.ts';
import { budgetExceeded, priceRequired } from './messages.ts';
import { type Decider, nameOperators } from './nameOperators.ts';
import { templateNotFoundRefusal } from './readTemplate.ts';

declare module '../tables.ts' {
  interface OperatorActions {
    coupon_issue: true;
  }
}

const day = 86_400_000;

export type NewIssue = ParsedRequestOf<typeof call>;

/** The template of an issue that may be made. Refuses `coupon_template_not_found`, `coupon_price_required`, `coupon_budget_exceeded`. */
export async function requireIssuable(
  db: Database,
  { template_id, way, price, stock, budget }: NewIssue,
): Promise<{ most: number; name: Translated }> {
  const template = await db
    .selectFrom('coupon_template')
    .select(['most', 'name'])
    .where('template_id', '=', template_id)
    .executeTakeFirst();
  if (!template) throw templateNotFoundRefusal();
  if (way === 'purchase' && price === 0) {
    throw new Refusal({ error: 'coupon_price_required', message: priceRequired, field: 'price' });
  }
  requireBudget({ stock, most: template.most, budget });
  return template;
}

/** Issues coupons of a template, in the caller's transaction. Refuses as `requireIssuable` does. */
export async function createIssue(db: Database, issue: NewIssue, by: Decider, now: Date): Promise<void> {
  const { most } = await requireIssuable(db, issue);
  const { template_id, way, price, stock, per_player, budget, open_days, why } = issue;
  const issue_id = uuidv7();
  await db
    .insertInto('coupon_issue')
    .values({
      issue_id,
      template_id,
      most,
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
  await nameOperators(db, issue_id, by, now);
  touch(db, 'coupons/offers', 'everybody');
  const { operator_id, agreed_by } = by;
  const detail = { why, issue_id, stock: String(stock), budget: String(budget), agreed_by };
  await logAction(db, { operator_id, action: 'coupon_issue', subject_id: template_id, detail }, now);
}

/** Refuses more coupons than a budget pays for. The constraint `stock_within_budget` holds it against any other writer. */
export function requireBudget({ stock, most, budget }: { stock: number; most: number; budget: number }): void {
  if (stock * most <= budget) return;
  throw new Refusal({ error: 'coupon_budget_exceeded', message: budgetExceeded(stock * most), field: 'budget' });
}
