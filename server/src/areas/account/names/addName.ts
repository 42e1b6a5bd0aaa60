import type { Database } from '../../../platform/db/database.ts';
import { kindOfName } from './kindOfName.ts';

/** Adds a sign-in name to a user. False when it is taken. */
export async function addName(
  db: Database,
  { sign_in_name, user_id }: { sign_in_name: string; user_id: string },
  now: Date,
): Promise<boolean> {
  const added = await db
    .insertInto('bound_name')
    .values({ sign_in_name, user_id, kind: kindOfName(sign_in_name), bound_at: now })
    .onConflict((conflict) => conflict.column('sign_in_name').doNothing())
    .returning('sign_in_name')
    .executeTakeFirst();
  return added !== undefined;
}
