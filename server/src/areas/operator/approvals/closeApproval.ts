import { type ApprovalMove, approvalMoves } from '@mcy/api/operator/approvals/words';
import { notify } from '../../account/door.ts';
import type { Database } from '../../../platform/db/database.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { logAction } from '../identity/logAction.ts';

interface Closing {
  approval_id: string;
  asked_by: string;
  move: Exclude<ApprovalMove, 'expire' | 'drop'>;
  operator_id: string;
  /** What the second operator wrote. */
  answer: string | null;
}

/** Ends a request that the caller has locked and may end, and tells the operator who asked. */
export async function closeApproval(
  db: Database,
  { approval_id, asked_by, move, operator_id, answer }: Closing,
  now: Date,
): Promise<void> {
  const { to, by } = approvalMoves[move];
  await db
    .updateTable('approval')
    .set({ state: to, decided_by: by === 'another' ? operator_id : null, decided_at: now, answer })
    .where('approval_id', '=', approval_id)
    .execute();
  await logAction(db, { operator_id, action: `approval_${move}`, subject_id: approval_id, detail: { answer } }, now);
  touch(db, 'operator/approvals', asked_by);
  if (by !== 'another') return;
  await notify(db, asked_by, { kind: 'approval_closed', data: { approval_id, state: to, answer } }, now);
}
