import { v7 as uuidv7 } from 'uuid';
import { notifyAll } from '../../account/door.ts';
import type { AskApproval } from '../../../platform/approvals/askApproval.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { logAction } from '../identity/logAction.ts';
import { holdRight } from '../rights/holdRight.ts';
import { expireApprovals } from './expireApprovals.ts';
import { approvalConcernsYou, approvalWaiting } from './messages.ts';

const day = 86_400_000;

/** How long a request waits for a second operator. */
export const approvalLifetime = 7 * day;

/** Records a request, and tells every operator who may agree. Refuses `approval_concerns_you`, `approval_waiting`. */
export const requestApproval: AskApproval = async (db, asked, now) => {
  const { action, subject_id, concerns, operator_id, reason } = asked;
  const { kind, right } = action.kind;
  if (concerns === operator_id) throw new Refusal({ error: 'approval_concerns_you', message: approvalConcernsYou });
  await holdRight(db, operator_id, right);
  // One that is over must not stand in the way of the next one.
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
  if (!made) throw new Refusal({ error: 'approval_waiting', message: approvalWaiting });
  await logAction(
    db,
    { operator_id, action: 'approval_asked', subject_id: approval_id, detail: { kind, subject_id, reason } },
    now,
  );
  const others = await db
    .selectFrom('operator_right')
    .select('user_id')
    .where('right', '=', right)
    .where('user_id', 'not in', concerns === null ? [operator_id] : [operator_id, concerns])
    .execute();
  const { title } = action.kind.describe(action.data);
  await notifyAll(
    db,
    others.map(({ user_id }) => ({ user_id, kind: 'approval_asked', data: { approval_id, title }, now })),
  );
  for (const { user_id } of [...others, { user_id: operator_id }]) touch(db, 'operator/approvals', user_id);
};
