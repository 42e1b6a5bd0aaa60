import { type KeepApproval, askSecondOperator } from '../../../platform/approvals/askSecondOperator.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import { giveAlone } from '../approvals/giveAlone.ts';
import { type IssueChange, changeIssue, lockChangeable, requireChange } from './changeIssue.ts';
import { changeBudgetApproval, issueCouponsApproval } from './couponApprovals.ts';
import { type NewIssue, createIssue, requireIssuable } from './createIssue.ts';

interface Office {
  operator_id: string;
  keep: KeepApproval;
  config: Pick<Config, 'couponsOfTwoAbove'>;
  now: Date;
}

/**
 * Issues coupons, or asks a second operator above what one gives away alone. Returns whether it asked. Refuses as
 * `requireIssuable` and `askSecondOperator` do.
 */
export async function askForIssue(db: Database, issue: NewIssue, office: Office): Promise<boolean> {
  const { name } = await requireIssuable(db, issue);
  const { template_id, budget, why } = issue;
  const { operator_id, keep, now } = office;
  if (await isGivenAlone(db, { subject_id: template_id, coins: budget }, office)) {
    await createIssue(db, issue, { operator_id, agreed_by: null }, now);
    return false;
  }
  const action = issueCouponsApproval.of({ name, issue });
  const asked = { action, subject_id: template_id, concerns: null, operator_id, reason: why };
  await askSecondOperator(keep, db, asked, now);
  return true;
}

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
  if (await isGivenAlone(db, { subject_id: issue_id, coins: budget - issue.budget }, office)) {
    await changeIssue(db, issue, change, by, now);
    return { template_id, asked: false };
  }
  const before = { stock: issue.stock, budget: issue.budget };
  if (paused !== issue.paused) await changeIssue(db, issue, { issue_id, paused, ...before, why }, by, now);
  const action = changeBudgetApproval.of({ issue_id, template_id, name, before, stock, budget });
  await askSecondOperator(keep, db, { action, subject_id: issue_id, concerns: null, operator_id, reason: why }, now);
  return { template_id, asked: true };
}

function isGivenAlone(
  db: Database,
  given: { subject_id: string; coins: number },
  { operator_id, config, now }: Office,
): Promise<boolean> {
  const limit = config.couponsOfTwoAbove;
  return giveAlone(db, { ...given, operator_id, right: 'catalogue', kind: 'coupons', limit, now });
}
