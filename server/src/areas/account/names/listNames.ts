import type { Database } from '../../../platform/db/database.ts';

/** A user's sign-in names, oldest first. */
export function listNames(db: Database, user_id: string) {
  return db
    .selectFrom('bound_name')
    .select(['sign_in_name', 'kind'])
    .where('user_id', '=', user_id)
    .orderBy('bound_at')
    .orderBy('kind')
    .execute();
}
