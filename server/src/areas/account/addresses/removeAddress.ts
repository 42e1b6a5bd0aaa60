import type { Database } from '../../../platform/db/database.ts';
import { lockAddresses } from './lockAddresses.ts';
import { ownAddress } from './ownAddress.ts';
import { setDefault } from './setDefault.ts';

/** Deletes a user's own address in the caller's transaction; orders keep their own copy. Refuses `address_not_found`. */
export async function removeAddress(db: Database, user_id: string, address_id: string): Promise<void> {
  const addresses = await lockAddresses(db, user_id);
  const removed = ownAddress(addresses, address_id);
  await db.deleteFrom('user_address').where('address_id', '=', address_id).execute();
  const [newest] = addresses.filter((address) => address !== removed);
  if (removed.is_default && newest) await setDefault(db, user_id, newest.address_id);
}
