import type { Database } from '../../../platform/db/database.ts';

/** Makes one of a user's addresses the default, in the transaction that has locked them. */
export async function setDefault(db: Database, user_id: string, address_id: string): Promise<void> {
  // One after the other: at no moment are there two.
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
