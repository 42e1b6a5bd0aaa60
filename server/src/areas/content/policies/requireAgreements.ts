import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { agreementRequired } from './messages.ts';
import { readAgreements } from './readAgreements.ts';

/**
 * Refuses a payment with `agreement_required` until the payer has accepted the current user agreement and purchase agreement (spec §5).
 * Every handler that takes a payment calls it first; the refusal names the agreement and its version.
 */
export async function requireAgreements(db: Database, user_id: string, now: Date): Promise<void> {
  const agreements = await readAgreements(db, user_id, now);
  const missing = agreements.find(({ version, accepted }) => accepted?.version !== version);
  if (!missing) return;
  const { type, version } = missing;
  throw new Refusal({
    error: 'agreement_required',
    message: agreementRequired[type],
    agreement: { type, version },
  });
}
