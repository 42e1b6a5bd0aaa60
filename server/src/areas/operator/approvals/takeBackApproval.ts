import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { closeApproval } from './closeApproval.ts';
import { lockApproval } from './lockApproval.ts';
import { notOwnApproval } from './messages.ts';

/** The operator who asked takes a request back. Refuses `approval_not_found`, `approval_closed`, `not_own_approval`. */
export async function takeBackApproval(
  db: Database,
  approval_id: string,
  operator_id: string,
  now: Date,
): Promise<void> {
  const { asked_by } = await lockApproval(db, approval_id, operator_id, now);
  if (operator_id !== asked_by) {
    throw new Refusal({ error: 'not_own_approval', message: notOwnApproval, field: 'approval_id' });
  }
  await closeApproval(db, { approval_id, asked_by, move: 'take_back', operator_id, answer: null }, now);
}
