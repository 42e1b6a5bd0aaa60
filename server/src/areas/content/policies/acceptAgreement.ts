import type { AgreementType } from '@mcy/api/content/policies/contract';
import type { Locale } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { agreementChanged } from './messages.ts';
import { currentVersion } from './policyVersions.ts';

interface Acceptance {
  user_id: string;
  type: AgreementType;
  /** The version that was shown. */
  version: number;
  locale: Locale;
}

/**
 * Records that a user accepts the agreement they were shown, in the caller's transaction; repeating it changes nothing.
 * Refuses `agreement_changed`.
 */
export async function acceptAgreement(db: Database, acceptance: Acceptance, now: Date): Promise<void> {
  requireShownVersion(acceptance, now);
  await db
    .insertInto('agreement_acceptance')
    .values({ ...acceptance, accepted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Refuses `agreement_changed` when the version shown is not the current one. `field` is the form field for the error. */
export function requireShownVersion(
  { type, version }: Pick<Acceptance, 'type' | 'version'>,
  now: Date,
  field = 'version',
): void {
  if (version === currentVersion(type, now).version) return;
  throw new Refusal({ error: 'agreement_changed', message: agreementChanged, field });
}
