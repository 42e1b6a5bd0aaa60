import type { ParsedRequestOf, Translated } from '@mcy/api/contract';
import type { changeCouponIssue as call } from '@mcy/api/operator/coupons/contract';
import type { Database } from '../../../platform/db/database.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { logAction } from '../identity/logAction.ts';
import { requireBudget } from './createIssue.ts';
import { issueNotFound, stockBelowIssued } from './messages.ts';
import { type Decider, nameOperators } from './nameOperators.ts';

declare module '../tables.ts' {
  interface OperatorActions {
    coupon_change: true;
  }
}

export type IssueChange = ParsedRequestOf<typeof call>;

interface ChangeableIssue {
  template_id: string;
  name: Translated;
  most: number;
  issued: number;
  paused: boolean;
  stock: number;
  budget: number;
}

/** An issue to change, locked. Refuses `coupon_issue_not_found`, also for the one of invitations. */
export async function lockChangeable(db: Database, issue_id: string): Promise<ChangeableIssue> {
  const issue = await db
    .selectFrom('coupon_issue as issue')
    .innerJoin('coupon_template as template', 'template.template_id', 'issue.template_id')
    .select(['issue.template_id', 'template.name', 'issue.most', 'issue.issued', 'issue.paused'])
    .select(['issue.stock', 'issue.budget'])
    .where('issue_id', '=', issue_id)
    .forNoKeyUpdate('issue')
    .executeTakeFirst();
  // The one of invitations has neither a stock nor a budget.
  if (!issue || issue.stock === null || issue.budget === null) throw issueNotFoundRefusal();
  return { ...issue, stock: issue.stock, budget: issue.budget };
}

/** Refuses what a locked issue cannot become: `coupon_stock_below_issued`, `coupon_budget_exceeded`. */
export function requireChange({ most, issued }: ChangeableIssue, { stock, budget }: IssueChange): void {
  if (stock < issued) {
    throw new Refusal({ error: 'coupon_stock_below_issued', message: stockBelowIssued(issued), field: 'stock' });
  }
  requireBudget({ stock, most, budget });
}

/** Changes a locked issue, in the caller's transaction. Refuses as `requireChange` does. */
export async function changeIssue(
  db: Database,
  issue: ChangeableIssue,
  change: IssueChange,
  by: Decider,
  now: Date,
): Promise<void> {
  requireChange(issue, change);
  const { issue_id, paused, stock, budget, why } = change;
  await db.updateTable('coupon_issue').set({ paused, stock, budget }).where('issue_id', '=', issue_id).execute();
  await nameOperators(db, issue_id, by, now);
  touch(db, 'coupons/offers', 'everybody');
  const { operator_id, agreed_by } = by;
  const told = { paused: String(paused), stock: String(stock), budget: String(budget) };
  const detail = { why, issue_id, ...told, agreed_by };
  await logAction(db, { operator_id, action: 'coupon_change', subject_id: issue.template_id, detail }, now);
}

export function issueNotFoundRefusal(): Refusal {
  return new Refusal({ error: 'coupon_issue_not_found', message: issueNotFound, field: 'issue_id' });
}
