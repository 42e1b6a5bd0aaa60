import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

/** Records that a user was active and returns the latest time: the later of two calls may arrive first. */
export async function noteLastLogin(db: Database, user_id: string, now: Date): Promise<Date> {
  const { last_login_at } = await db
    .updateTable('app_user')
    .set({ last_login_at: sql<Date>`greatest(last_login_at, ${now}::timestamptz)` })
    .where('user_id', '=', user_id)
    .returning('last_login_at')
    .executeTakeFirstOrThrow();
  return last_login_at ?? now;
}
