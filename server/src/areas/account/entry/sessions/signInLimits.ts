import type { Database } from '../../../../platform/db/database.ts';
import type { Asker } from '../../../../platform/http/askerOf.ts';
import type { Limit } from '../../../../platform/http/handler.ts';
import { howKnown } from './howKnown.ts';

/**
 * How often a password may be tried. A known device has its own tries, which nobody else can use up. Everyone else counts by network;
 * guesses from many networks at one account also count together, except from a network with an open session of it.
 */
export async function signInLimits(
  db: Database,
  { sign_in_name, asker }: { sign_in_name: string; asker: Asker },
): Promise<Limit[]> {
  const { how, countedAs } = await howKnown(db, sign_in_name, asker);
  // A stranger's tries drain slowly: one network alone must not keep the shared ceiling full.
  const seconds = how === 'unknown' ? 3_600 : 600;
  const own = { bucket: `password/${countedAs}/${sign_in_name}`, hits: 10, seconds };
  if (how === 'device') return [own];
  // A mobile carrier puts many customers behind one address.
  const limits = [own, { bucket: `password/${asker.network}`, hits: 60, seconds: 600 }];
  if (how === 'network') return limits;
  return [...limits, { bucket: `password//${sign_in_name}`, hits: 30, seconds: 3_600 }];
}
