import type { Database } from '../db/database.ts';

/** Marks a file as unused, in the caller's transaction: it is swept after a day. */
export async function releaseFile(db: Database, file_id: string, now: Date): Promise<void> {
  await db
    .updateTable('file')
    .set({ state: 'loose', loose_since: now })
    .where('file_id', '=', file_id)
    .where('state', '=', 'attached')
    .execute();
}
