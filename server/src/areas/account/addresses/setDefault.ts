import type { Database } from '../../../platform/db/database.ts';

/** Makes an address the user's default, in the transaction that locked them. */
export async function setDefault(db: Database, user_id: string, address_id: string): Promise<void> {
  // Unset before set: the index never sees two defaults.
  await db
    .updateTable('user_address')
    .set({ is_default: false })
    .where('user_id', '=', user_id)
    .where('is_default', '=', true)
    .where('address_id', '<>', address_id)
    .execute();
  await db
    .updateTable('user_address')
    .set({ is_default: true })
    .where('user_id', '=', user_id)
    .where('address_id', '=', address_id)
    .execute();
}
