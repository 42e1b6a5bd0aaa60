import type { Database } from '../../db/database.ts';
import type { Asker } from '../../http/askerOf.ts';
import type { Limit } from '../../http/handler.ts';
import { howKnown } from './howKnown.ts';

/**
 * How often a password may be tried. A known device has tries of its own, which nobody else can use up. Everybody else
 * counts by network; and guesses from many networks at one account count together, except from a network with an open
 * session of it.
 */
export async function signInLimits(
  db: Database,
  { sign_in_name, asker }: { sign_in_name: string; asker: Asker },
): Promise<Limit[]> {
  const { device, network, site } = asker;
  const known = await howKnown(db, sign_in_name, asker);
  if (known === 'device') return [{ bucket: `password/${device}/${sign_in_name}`, hits: 10, seconds: 600 }];
  const limits = [
    // A mobile carrier puts many customers behind one address.
    { bucket: `password/${network}`, hits: 60, seconds: 600 },
    { bucket: `password/${site}/${sign_in_name}`, hits: 10, seconds: 600 },
  ];
  if (known === 'network') return limits;
  return [...limits, { bucket: `password//${sign_in_name}`, hits: 30, seconds: 3_600 }];
}
