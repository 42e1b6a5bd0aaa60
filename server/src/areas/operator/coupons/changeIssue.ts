import type { ParsedRequestOf } from '@mcy/api/contract';
import type { changeCouponIssue as call } from '@mcy/api/operator/coupons/contract';
import type { Database } from '../../../platform/db/database.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { logAction } from '../identity/logAction.ts';
import { requireBudget } from './createIssue.ts';
import { issueNotFound, stockBelowIssued } from './messages.ts';

declare module '../tables.ts' {
  interface OperatorActions {
    coupon_change: true;
  }
}

/**
 * Changes an issue and returns its template's id. Refuses `coupon_issue_not_found`, also for the one of invitations,
 * `coupon_stock_below_issued`, `coupon_budget_exceeded`.
 */
export async function changeIssue(
  db: Database,
  { issue_id, paused, stock, budget, why }: ParsedRequestOf<typeof call>,
  operator_id: string,
  now: Date,
): Promise<string> {
  const issue = await db
    .selectFrom('coupon_issue')
    .select(['template_id', 'most', 'way', 'issued'])
    .where('issue_id', '=', issue_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!issue || issue.way === 'invitation') throw issueNotFoundRefusal();
  const { template_id, most, issued } = issue;
  if (stock < issued) {
    throw new Refusal({ error: 'coupon_stock_below_issued', message: stockBelowIssued(issued), field: 'stock' });
  }
  requireBudget({ stock, most, budget });
  await db.updateTable('coupon_issue').set({ paused, stock, budget }).where('issue_id', '=', issue_id).execute();
  touch(db, 'coupons/offers', 'everybody');
  const detail = { why, issue_id, paused: String(paused), stock: String(stock), budget: String(budget) };
  await logAction(db, { operator_id, action: 'coupon_change', subject_id: template_id, detail }, now);
  return template_id;
}

export function issueNotFoundRefusal(): Refusal {
  return new Refusal({ error: 'coupon_issue_not_found', message: issueNotFound, field: 'issue_id' });
}
