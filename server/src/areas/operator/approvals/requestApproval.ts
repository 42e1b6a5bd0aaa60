import { v7 as uuidv7 } from 'uuid';
import { notifyAll } from '../../account/door.ts';
import type { KeepApproval } from '../../../platform/approvals/askSecondOperator.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { logAction } from '../identity/logAction.ts';
import { holdRight } from '../rights/holdRight.ts';
import { expireApprovals } from './expireApprovals.ts';

const day = 86_400_000;

/** How long a request waits for a second operator. */
const approvalLifetime = 7 * day;

/** Records a request, and tells every operator who may agree. */
export const requestApproval: KeepApproval = async (db, asked, now) => {
  const { action, subject_id, concerns, operator_id, reason } = asked;
  const { kind, right } = action.kind;
  await holdRight(db, operator_id, right);
  // One whose time is over must not prevent the next one.
  await expireApprovals(db, now, { kind, subject_id });
  const approval_id = uuidv7();
  const made = await db
    .insertInto('approval')
    .values({
      approval_id,
      kind,
      right,
      subject_id,
      concerns,
      data: JSON.stringify(action.data),
      reason,
      asked_by: operator_id,
      asked_at: now,
      expires_at: new Date(now.getTime() + approvalLifetime),
      state: 'waiting',
      decided_by: null,
      decided_at: null,
      answer: null,
    })
    .onConflict((is) => is.doNothing())
    .returning('approval_id')
    .executeTakeFirst();
  if (!made) return false;
  await logAction(
    db,
    { operator_id, action: 'approval_asked', subject_id: approval_id, detail: { kind, subject_id, reason } },
    now,
  );
  const others = await db
    .selectFrom('operator_right')
    .select('user_id')
    .where('right', '=', right)
    .where('user_id', '<>', operator_id)
    .$if(concerns !== null, (query) => query.where('user_id', '<>', concerns ?? operator_id))
    .execute();
  const { title } = action.kind.describe(action.data);
  await notifyAll(
    db,
    others.map(({ user_id }) => ({ user_id, kind: 'approval_asked', data: { approval_id, title }, now })),
  );
  for (const { user_id } of [...others, { user_id: operator_id }]) touch(db, 'operator/approvals', user_id);
  return true;
};
