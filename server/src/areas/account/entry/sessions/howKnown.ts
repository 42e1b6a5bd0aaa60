import type { Database } from '../../../../platform/db/database.ts';
import type { Asker } from '../../../../platform/http/askerOf.ts';
import { networkOf } from '../../../../platform/http/networkOf.ts';

/** How an account knows the caller. */
interface Knowledge {
  how: 'device' | 'network' | 'unknown';
  /** The key under which limits on the account's name count the caller: see `howKnown`. */
  countedAs: string;
}

/**
 * How an account knows the caller: by a device that signed in to it before, by the network of an open session, or not at all. A name
 * without an account knows nobody. Known devices and known networks count separately, so a neighbor in the same site cannot use up their
 * limits. Everyone else counts by site, because a made-up device key costs nothing.
 */
export async function howKnown(
  db: Database,
  sign_in_name: string,
  { device, network, site }: Asker,
): Promise<Knowledge> {
  const known = await db
    .selectFrom('known_device')
    .innerJoin('bound_name', 'bound_name.user_id', 'known_device.user_id')
    .select('known_device.device')
    .where('bound_name.sign_in_name', '=', sign_in_name)
    .where('known_device.device', '=', device)
    .executeTakeFirst();
  if (known) return { how: 'device', countedAs: known.device };
  const sessions = await db
    .selectFrom('session')
    .innerJoin('bound_name', 'bound_name.user_id', 'session.user_id')
    .select('session.address')
    .distinct()
    .where('bound_name.sign_in_name', '=', sign_in_name)
    .execute();
  const near = sessions.some(({ address }) => networkOf(address) === network);
  return near ? { how: 'network', countedAs: network } : { how: 'unknown', countedAs: site };
}
