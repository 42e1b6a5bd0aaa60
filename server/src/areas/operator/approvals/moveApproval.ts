import { type ApprovalMove, approvalMoves } from '@mcy/api/operator/approvals/words';
import { notify } from '../../account/door.ts';
import type { ApprovalKind } from '../../../platform/approvals/ApprovalKind.ts';
import type { Database } from '../../../platform/db/database.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { logAction } from '../identity/logAction.ts';
import { holdRight } from '../rights/holdRight.ts';
import { kindOf } from './kindOf.ts';
import { approvalClosed, approvalConcernsYou, approvalNotFound, notOwnApproval, ownApproval } from './messages.ts';

interface Step {
  approval_id: string;
  move: Exclude<ApprovalMove, 'expire'>;
  operator_id: string;
  /** What the second operator wrote. */
  answer: string | null;
}

/**
 * Ends a request in the caller's transaction; agreeing carries it out there too. Refuses `approval_not_found`, `approval_closed`,
 * `own_approval`, `not_own_approval`, `approval_concerns_you`, `approval_outdated`.
 */
export async function moveApproval(
  db: Database,
  { approval_id, move, operator_id, answer }: Step,
  { kinds, now }: { kinds: readonly ApprovalKind[]; now: Date },
): Promise<void> {
  const approval = await db
    .selectFrom('approval')
    .selectAll()
    .where('approval_id', '=', approval_id)
    .forUpdate()
    .executeTakeFirst();
  if (!approval) throw refusal('approval_not_found', approvalNotFound);
  const { state, asked_by, concerns, right, data, reason } = approval;
  await holdRight(db, operator_id, right);
  if (state !== 'waiting' || approval.expires_at <= now) throw refusal('approval_closed', approvalClosed);
  const { to, by } = approvalMoves[move];
  if (by === 'asker' && operator_id !== asked_by) throw refusal('not_own_approval', notOwnApproval);
  if (by === 'another' && operator_id === asked_by) throw refusal('own_approval', ownApproval);
  if (operator_id === concerns) throw refusal('approval_concerns_you', approvalConcernsYou);
  await db
    .updateTable('approval')
    .set({ state: to, decided_by: by === 'another' ? operator_id : null, decided_at: now, answer })
    .where('approval_id', '=', approval_id)
    .execute();
  await logAction(db, { operator_id, action: `approval_${move}`, subject_id: approval_id, detail: { answer } }, now);
  touch(db, 'operator/approvals', asked_by);
  if (by === 'another') {
    const closed = { approval_id, state: to, answer };
    await notify(db, asked_by, { kind: 'approval_closed', data: closed }, now);
  }
  if (move !== 'agree') return;
  // Who asked must still have the right when it is carried out.
  await holdRight(db, asked_by, right).catch(outdated);
  await kindOf(kinds, approval.kind)
    .carryOut(db, data, { asked_by, decided_by: operator_id, reason, now })
    .catch(outdated);
}

/** The rule of the action itself says no: the second operator reads why, and the request goes on waiting. */
function outdated(error: unknown): never {
  if (!(error instanceof Refusal)) throw error;
  throw new Refusal({ error: 'approval_outdated', message: error.translated, field: 'decision' });
}

function refusal(error: Refusal['error'], message: Refusal['translated']): Refusal {
  return new Refusal({ error, message, field: 'approval_id' });
}
