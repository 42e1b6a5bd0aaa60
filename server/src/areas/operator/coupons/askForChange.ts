import { askSecondOperator } from '../../../platform/approvals/askSecondOperator.ts';
import type { Database } from '../../../platform/db/database.ts';
import { changeBudgetApproval } from './changeBudgetApproval.ts';
import { type IssueChange, changeIssue, lockChangeable, requireChange } from './changeIssue.ts';
import { type Office, giveBudget } from './giveBudget.ts';

/**
 * Changes an issue. A budget that is raised above what one operator gives away alone waits for a second one; whether it
 * is paused never waits. Returns its template, and whether it asked. Refuses as `lockChangeable`, `requireChange` and
 * `askSecondOperator` do.
 */
export async function askForChange(
  db: Database,
  change: IssueChange,
  office: Office,
): Promise<{ template_id: string; asked: boolean }> {
  const { issue_id, paused, stock, budget, why } = change;
  const issue = await lockChangeable(db, issue_id);
  requireChange(issue, change);
  const { template_id, name } = issue;
  const { operator_id, keep, now } = office;
  const by = { operator_id, agreed_by: null };
  if (await giveBudget(db, { subject_id: issue_id, coins: budget - issue.budget }, office)) {
    await changeIssue(db, issue, change, by, now);
    return { template_id, asked: false };
  }
  const before = { stock: issue.stock, budget: issue.budget };
  if (paused !== issue.paused) await changeIssue(db, issue, { issue_id, paused, ...before, why }, by, now);
  const action = changeBudgetApproval.of({ issue_id, template_id, name, before, stock, budget });
  await askSecondOperator(keep, db, { action, subject_id: issue_id, concerns: null, operator_id, reason: why }, now);
  return { template_id, asked: true };
}
