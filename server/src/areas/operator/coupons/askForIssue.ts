import { askSecondOperator } from '../../../platform/approvals/askSecondOperator.ts';
import type { Database } from '../../../platform/db/database.ts';
import { type NewIssue, createIssue, requireIssuable } from './createIssue.ts';
import { type Office, giveBudget } from './giveBudget.ts';
import { issueCouponsApproval } from './issueCouponsApproval.ts';

/**
 * Issues coupons, or asks a second operator above what one gives away alone. Returns whether it asked. Refuses as
 * `requireIssuable` and `askSecondOperator` do.
 */
export async function askForIssue(db: Database, issue: NewIssue, office: Office): Promise<boolean> {
  const { name } = await requireIssuable(db, issue);
  const { template_id, budget, why } = issue;
  const { operator_id, keep, now } = office;
  if (await giveBudget(db, { subject_id: template_id, coins: budget }, office)) {
    await createIssue(db, issue, { operator_id, agreed_by: null }, now);
    return false;
  }
  const action = issueCouponsApproval.of({ name, issue });
  const asked = { action, subject_id: template_id, concerns: null, operator_id, reason: why };
  await askSecondOperator(keep, db, asked, now);
  return true;
}
