import type { Selectable } from 'kysely';
import type { Database, Tables } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { holdRight } from '../rights/holdRight.ts';
import { approvalClosed, approvalNotFound } from './messages.ts';

/** A waiting request, locked, for an operator with its right. Refuses `approval_not_found`, `approval_closed`. */
export async function lockApproval(
  db: Database,
  approval_id: string,
  operator_id: string,
  now: Date,
): Promise<Selectable<Tables['approval']>> {
  const approval = await db
    .selectFrom('approval')
    .selectAll()
    .where('approval_id', '=', approval_id)
    .forUpdate()
    .executeTakeFirst();
  if (!approval) throw new Refusal({ error: 'approval_not_found', message: approvalNotFound, field: 'approval_id' });
  await holdRight(db, operator_id, approval.right);
  if (approval.state !== 'waiting' || approval.expires_at <= now) {
    throw new Refusal({ error: 'approval_closed', message: approvalClosed, field: 'approval_id' });
  }
  return approval;
}
