import type { Selectable } from 'kysely';
import type { Database, Tables } from '../../../platform/db/database.ts';

export type StoredAddress = Selectable<Tables['user_address']>;

/** A user's addresses, the default first, then the newest. Nobody changes them before the caller's transaction ends. */
export async function lockAddresses(db: Database, user_id: string): Promise<StoredAddress[]> {
  // The user's row stands for all of their addresses, also for those that are not there yet.
  await db.selectFrom('app_user').select('user_id').where('user_id', '=', user_id).forNoKeyUpdate().execute();
  return listStoredAddresses(db, user_id);
}

/** As they stand, for who only reads them. */
export function listStoredAddresses(db: Database, user_id: string): Promise<StoredAddress[]> {
  return db
    .selectFrom('user_address')
    .selectAll()
    .where('user_id', '=', user_id)
    .orderBy('is_default', 'desc')
    .orderBy('address_id', 'desc')
    .execute();
}
