import type { Database } from '../../db/database.ts';
import type { Limit } from '../../http/handler.ts';
import { isKnownAddress } from '../sessions/isKnownAddress.ts';

/**
 * How often a code may be asked for: one a minute for a name (spec §9), and so many from one address. Strangers also
 * share what a name gets in a day: with 5 tries a code they could otherwise go on guessing for ever. That limit comes
 * before the minute's, so that who is over it cannot keep the owner waiting.
 */
export async function codeLimits(
  db: Database,
  { sign_in_name, address }: { sign_in_name: string; address: string },
): Promise<Limit[]> {
  const known = await isKnownAddress(db, sign_in_name, address);
  return [
    // A mobile carrier puts many customers behind one address.
    { bucket: `send_code/${address}`, hits: 60, seconds: 3_600 },
    ...(known ? [] : [{ bucket: `send_code//${sign_in_name}`, hits: 10, seconds: 86_400 }]),
    { bucket: minuteBucket(sign_in_name), hits: 1, seconds: 60 },
  ];
}

/** Where a name's one code a minute is counted. */
export function minuteBucket(sign_in_name: string): string {
  return `send_code/minute/${sign_in_name}`;
}
