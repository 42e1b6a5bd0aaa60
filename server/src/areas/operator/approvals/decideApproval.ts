import type { ParsedRequestOf } from '@mcy/api/contract';
import type { decideApproval as call } from '@mcy/api/operator/approvals/contract';
import type { ApprovalKind } from '../../../platform/approvals/ApprovalKind.ts';
import { approvalConcernsYou } from '../../../platform/approvals/messages.ts';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { holdRight } from '../rights/holdRight.ts';
import { closeApproval } from './closeApproval.ts';
import { kindOf } from './kindOf.ts';
import { lockApproval } from './lockApproval.ts';
import { ownApproval } from './messages.ts';

/**
 * A second operator agrees or declines, in the caller's transaction; agreeing carries the action out there too. Refuses
 * `approval_not_found`, `approval_closed`, `own_approval`, `approval_concerns_you`, `approval_outdated`.
 */
export async function decideApproval(
  db: Database,
  { approval_id, decision, answer }: ParsedRequestOf<typeof call>,
  { operator_id, kinds, now }: { operator_id: string; kinds: readonly ApprovalKind[]; now: Date },
): Promise<void> {
  await lockSubject(db, approval_id, kinds);
  const { asked_by, concerns, right, kind, data, reason } = await lockApproval(db, approval_id, operator_id, now);
  if (operator_id === asked_by) {
    throw new Refusal({ error: 'own_approval', message: ownApproval, field: 'approval_id' });
  }
  if (operator_id === concerns) {
    throw new Refusal({ error: 'approval_concerns_you', message: approvalConcernsYou, field: 'approval_id' });
  }
  await closeApproval(db, { approval_id, asked_by, move: decision, operator_id, answer }, now);
  if (decision === 'decline') return;
  // The operator who asked must still have the right.
  await holdRight(db, asked_by, right).catch(outdated);
  await kindOf(kinds, kind).carryOut(db, data, { asked_by, decided_by: operator_id, reason, now }).catch(outdated);
}

/** Its kind and data never change, so they are read before it is locked. */
async function lockSubject(db: Database, approval_id: string, kinds: readonly ApprovalKind[]): Promise<void> {
  const query = db.selectFrom('approval').select(['kind', 'data']).where('approval_id', '=', approval_id);
  const asked = await query.where('state', '=', 'waiting').executeTakeFirst();
  if (asked) await kindOf(kinds, asked.kind).lockSubject(db, asked.data);
}

/** The rule of the action itself says no: the second operator reads why, and the request keeps waiting. */
function outdated(error: unknown): never {
  if (!(error instanceof Refusal)) throw error;
  throw new Refusal({ error: 'approval_outdated', message: error.translated, field: 'decision' });
}
