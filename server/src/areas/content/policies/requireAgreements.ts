import { agreementTypes } from '@mcy/api/content/policies/contract';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { agreementRequired } from './messages.ts';
import { currentVersion } from './policyVersions.ts';

/**
 * Refuses a payment with `agreement_required` until the payer has accepted the current user agreement and purchase agreement (spec §5).
 * Every handler that takes a payment calls it first; the refusal names the agreement and its version.
 */
export async function requireAgreements(db: Database, user_id: string, now: Date): Promise<void> {
  (await readAcceptances(db, [user_id])).require(user_id, now);
}

/** What players accepted. */
interface Acceptances {
  /** Refuses as `requireAgreements` does. */
  require: (user_id: string, now: Date) => void;
}

/** What players accepted, for payments that are taken together. */
export async function readAcceptances(db: Database, user_ids: readonly string[]): Promise<Acceptances> {
  const rows = await db
    .selectFrom('agreement_acceptance')
    .select(['user_id', 'type', 'version'])
    .where('user_id', '=', (is) => is.fn.any(is.val(user_ids)))
    .execute();
  const byPlayer = Map.groupBy(rows, ({ user_id }) => user_id);
  return {
    require: (user_id, now) => {
      const accepted = byPlayer.get(user_id) ?? [];
      for (const type of agreementTypes) {
        const { version } = currentVersion(type, now);
        const newest = Math.max(0, ...accepted.flatMap((each) => (each.type === type ? [each.version] : [])));
        if (newest === version) continue;
        throw new Refusal({
          error: 'agreement_required',
          message: agreementRequired[type],
          agreement: { type, version },
        });
      }
    },
  };
}
