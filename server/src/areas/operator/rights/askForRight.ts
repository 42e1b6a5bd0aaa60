import { rightsOfTwo } from '@mcy/api/operator/rights/contract';
import type { Right } from '@mcy/api/contract';
import { type KeepApproval, askSecondOperator } from '../../../platform/approvals/askSecondOperator.ts';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { findOperator } from './findOperator.ts';
import { grantRight } from './grantRight.ts';
import { grantRightApproval } from './grantRightApproval.ts';
import { holdRight } from './holdRight.ts';
import { rightHeld } from './messages.ts';
import { readRights } from './readRights.ts';

interface Change {
  user_id: string;
  right: Right;
  reason: string;
}

const ofTwo: ReadonlySet<Right> = new Set(rightsOfTwo);

/** Grants a right, or asks a second operator where it takes two. Refuses `operator_not_found`, `own_rights`, `right_held`, and as `askSecondOperator` does. */
export async function askForRight(
  db: Database,
  operator_id: string,
  { user_id, right, reason }: Change,
  { keep, now }: { keep: KeepApproval; now: Date },
): Promise<void> {
  const { nickname } = await findOperator(db, operator_id, user_id);
  await holdRight(db, operator_id, 'people');
  if (!ofTwo.has(right)) {
    return grantRight(db, { user_id, right, reason, operator_id, agreed_by: null }, now);
  }
  if ((await readRights(db, user_id)).has(right)) {
    throw new Refusal({ error: 'right_held', message: rightHeld, field: 'right' });
  }
  const action = grantRightApproval.of({ user_id, nickname, right });
  await askSecondOperator(keep, db, { action, subject_id: user_id, concerns: user_id, operator_id, reason }, now);
}
