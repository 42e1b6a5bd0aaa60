import type { ParsedRequestOf } from '@mcy/api/contract';
import type { decideClaim as call } from '@mcy/api/operator/claims/contract';
import { decideClaim } from '../../collection/door.ts';
import type { Database } from '../../../platform/db/database.ts';
import { logAction } from '../identity/logAction.ts';

declare module '../tables.ts' {
  interface OperatorActions {
    claim_decision: true;
  }
}

/** Decides a claim and logs it, in the caller's transaction. Refuses as `decideClaim` does. */
export async function settleClaim(
  db: Database,
  { claim_id, decision, reason }: ParsedRequestOf<typeof call>,
  { operator_id, agreed_by }: { operator_id: string; agreed_by: string | null },
  now: Date,
): Promise<void> {
  await decideClaim(db, { claim_id, operator_id, decision, reason, now });
  const detail = { decision, reason, agreed_by };
  await logAction(db, { operator_id, action: 'claim_decision', subject_id: claim_id, detail }, now);
}
