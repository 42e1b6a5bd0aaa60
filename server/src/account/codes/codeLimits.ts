import type { Database } from '../../db/database.ts';
import { type Asker, nameOfAsker } from '../../http/askerOf.ts';
import type { Limit } from '../../http/handler.ts';
import { howKnown } from '../sessions/howKnown.ts';
import type { CodePurpose } from '../tables.ts';

const day = 86_400;

/** What a code for a name that has an account opens: guessing at it is limited from everywhere together. */
const opensAccount: ReadonlySet<CodePurpose> = new Set(['sign_in', 'reset_password']);

/**
 * How often a code may be asked for: one a minute (spec §9), and so many a day for a purpose from one device or network.
 * A code that opens an account has a ceiling for its name too: strangers share one, whoever the account knows another, so
 * that no stranger keeps a known device from a code. A name without an account knows nobody, so a ceiling would let
 * strangers keep a newcomer from registering it: there is none.
 */
export async function codeLimits(
  db: Database,
  { sign_in_name, purpose, asker }: { sign_in_name: string; purpose: CodePurpose; asker: Asker },
): Promise<Limit[]> {
  const { device, network, site } = asker;
  const known = await howKnown(db, sign_in_name, asker);
  const limits = [{ bucket: minuteBucket(sign_in_name, nameOfAsker(asker)), hits: 1, seconds: 60 }];
  if (opensAccount.has(purpose)) {
    const sharers = known === 'unknown' ? 'strangers' : 'known';
    limits.push({ bucket: `send_code/${purpose}/for/${sharers}/${sign_in_name}`, hits: 20, seconds: day });
  }
  if (known === 'device') {
    return [...limits, { bucket: `send_code/${purpose}/from/${device}/${sign_in_name}`, hits: 10, seconds: day }];
  }
  return [
    ...limits,
    { bucket: `send_code/${purpose}/from/${site}/${sign_in_name}`, hits: 5, seconds: day },
    // A mobile carrier puts many customers behind one address.
    { bucket: `send_code/${network}`, hits: 60, seconds: 3_600 },
  ];
}

/** Where one asker's one code a minute for a name is counted. */
export function minuteBucket(sign_in_name: string, asker: string): string {
  return `send_code/minute/${asker}/${sign_in_name}`;
}
