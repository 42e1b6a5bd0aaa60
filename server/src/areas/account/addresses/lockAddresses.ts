import type { Selectable } from 'kysely';
import type { Database, Tables } from '../../../platform/db/database.ts';

export type StoredAddress = Selectable<Tables['user_address']>;

/** A user's addresses, the default first, then the newest. Locks them until the caller's transaction ends. */
export async function lockAddresses(db: Database, user_id: string): Promise<StoredAddress[]> {
  // Locking the user's row covers all their addresses, including ones not inserted yet.
  await db.selectFrom('app_user').select('user_id').where('user_id', '=', user_id).forNoKeyUpdate().execute();
  return listStoredAddresses(db, user_id);
}

/** The same without a lock, for reading. */
export function listStoredAddresses(db: Database, user_id: string): Promise<StoredAddress[]> {
  return db
    .selectFrom('user_address')
    .selectAll()
    .where('user_id', '=', user_id)
    .orderBy('is_default', 'desc')
    .orderBy('address_id', 'desc')
    .execute();
}
