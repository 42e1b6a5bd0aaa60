import { type AgreementType, agreementTypes, type listAgreements } from '@mcy/api/content/policies/contract';
import type { ResponseOf } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import { currentVersion } from './policyVersions.ts';

type Agreement = ResponseOf<typeof listAgreements>['rows'][number];

/** Each agreement with its current version and the newest one that a user accepted. */
export async function readAgreements(db: Database, user_id: string, now: Date): Promise<Agreement[]> {
  const accepted = await db
    .selectFrom('agreement_acceptance')
    .select(['type', 'version', 'accepted_at', 'locale'])
    .where('user_id', '=', user_id)
    .orderBy('version', 'desc')
    .execute();
  return agreementTypes.map((type) => {
    const newest = accepted.find((acceptance) => acceptance.type === type);
    return {
      type,
      version: currentVersion(type, now).version,
      accepted: newest
        ? { version: newest.version, accepted_at: newest.accepted_at.toISOString(), locale: newest.locale }
        : null,
    };
  });
}

/** The agreement of a type. */
export async function readAgreement(db: Database, user_id: string, type: AgreementType, now: Date): Promise<Agreement> {
  const found = (await readAgreements(db, user_id, now)).find((agreement) => agreement.type === type);
  if (!found) throw new Error(`${type} is not an agreement.`);
  return found;
}
