import { agreementTypes } from '@mcy/api/content/policies/contract';
import type { DemoDay } from '../../../platform/area/DemoDay.ts';
import type { Database } from '../../../platform/db/database.ts';
import { acceptEveryAgreement } from './acceptEveryAgreement.ts';
import { currentVersion } from './policyVersions.ts';

const oneDay = 86_400_000;

/** Lets the demo's people accept an agreement on the day of the demo's past on which it changes, so that they can keep paying. */
export async function acceptChangedAgreements(db: Database, { at }: DemoDay): Promise<void> {
  const now = at(0);
  const dayBefore = new Date(now.getTime() - oneDay);
  if (agreementTypes.every((type) => currentVersion(type, now) === currentVersion(type, dayBefore))) return;
  const people = await db.selectFrom('agreement_acceptance').select('user_id').distinct().execute();
  for (const { user_id } of people) await acceptEveryAgreement(db, user_id, now);
}
