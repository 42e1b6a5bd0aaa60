import type { Database } from '../../db/database.ts';
import type { Limit } from '../../http/handler.ts';
import { isKnownAddress } from './isKnownAddress.ts';

/**
 * How often one may try to sign in. Guessing at an account from many addresses is limited too, but not from an address
 * with an open session of that account: otherwise anybody could lock the owner out by failing on purpose.
 */
export async function signInLimits(
  db: Database,
  { sign_in_name, address }: { sign_in_name: string; address: string },
): Promise<Limit[]> {
  const limits = [
    { bucket: `sign_in/${address}`, hits: 60, seconds: 600 },
    { bucket: `sign_in/${address}/${sign_in_name}`, hits: 10, seconds: 600 },
  ];
  if (await isKnownAddress(db, sign_in_name, address)) return limits;
  return [...limits, { bucket: `sign_in//${sign_in_name}`, hits: 30, seconds: 3_600 }];
}
