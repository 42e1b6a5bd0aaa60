import { type AgreementType, agreementTypes } from '@mcy/api/content/policies/contract';
import { defaultLocale } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import { acceptAgreement } from './acceptAgreement.ts';
import { currentVersion } from './policyVersions.ts';

/** Accepts the current version of every agreement, or of those named, for a demo or test account. */
export async function acceptEveryAgreement(
  db: Database,
  user_id: string,
  now: Date,
  types: readonly AgreementType[] = agreementTypes,
): Promise<void> {
  for (const type of types) {
    const { version } = currentVersion(type, now);
    await acceptAgreement(db, { user_id, type, version, locale: defaultLocale }, now);
  }
}
