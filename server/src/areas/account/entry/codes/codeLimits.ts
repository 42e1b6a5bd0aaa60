import type { Database } from '../../../../platform/db/database.ts';
import type { Asker } from '../../../../platform/http/askerOf.ts';
import type { Limit } from '../../../../platform/http/handler.ts';
import { howKnown } from '../sessions/howKnown.ts';
import type { CodePurpose } from '../tables.ts';

const day = 86_400;

/** Codes that open an existing account: guesses from everywhere share one limit. */
const opensAccount: ReadonlySet<CodePurpose> = new Set(['sign_in', 'reset_password']);

/**
 * How often a code may be requested: once a minute (spec §9), and a daily number for each purpose. A code that opens an account also has
 * daily ceilings for its name: one shared by all strangers, and one shared by all known networks. A known device is exempt from both, so
 * nobody else can block its codes. A code for a new name has no ceiling: nobody is known to it, and strangers could
 * stop its owner from registering.
 */
export async function codeLimits(
  db: Database,
  { sign_in_name, purpose, asker }: { sign_in_name: string; purpose: CodePurpose; asker: Asker },
): Promise<Limit[]> {
  const { how, countedAs } = await howKnown(db, sign_in_name, asker);
  const from = `send_code/${purpose}/from/${countedAs}/${sign_in_name}`;
  const limits = [{ bucket: minuteBucket(sign_in_name, countedAs), hits: 1, seconds: 60 }];
  if (how === 'device') return [...limits, { bucket: from, hits: 10, seconds: day }];
  if (opensAccount.has(purpose)) {
    const sharers = how === 'network' ? 'known' : 'strangers';
    limits.push({ bucket: `send_code/${purpose}/for/${sharers}/${sign_in_name}`, hits: 20, seconds: day });
  }
  return [
    ...limits,
    { bucket: from, hits: 5, seconds: day },
    // A mobile carrier puts many customers behind one address.
    { bucket: `send_code/${asker.network}`, hits: 60, seconds: 3_600 },
  ];
}

/** The limit of one code a minute for a name. See `howKnown` for `countedAs`. */
export function minuteBucket(sign_in_name: string, countedAs: string): string {
  return `send_code/minute/${countedAs}/${sign_in_name}`;
}
