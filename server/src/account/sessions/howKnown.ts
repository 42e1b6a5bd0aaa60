import type { Database } from '../../db/database.ts';
import type { Asker } from '../../http/askerOf.ts';
import { networkOf } from '../../http/networkOf.ts';

/**
 * How an account knows who asks: by a device that signed in to it before, by the network of an open session, or not at
 * all. A name without an account knows nobody.
 */
export async function howKnown(
  db: Database,
  sign_in_name: string,
  { device, network }: Asker,
): Promise<'device' | 'network' | 'unknown'> {
  const known = await db
    .selectFrom('known_device')
    .innerJoin('bound_name', 'bound_name.user_id', 'known_device.user_id')
    .select('known_device.device')
    .where('bound_name.sign_in_name', '=', sign_in_name)
    .where('known_device.device', '=', device)
    .executeTakeFirst();
  if (known) return 'device';
  const sessions = await db
    .selectFrom('session')
    .innerJoin('bound_name', 'bound_name.user_id', 'session.user_id')
    .select('session.address')
    .distinct()
    .where('bound_name.sign_in_name', '=', sign_in_name)
    .execute();
  return sessions.some(({ address }) => networkOf(address) === network) ? 'network' : 'unknown';
}
