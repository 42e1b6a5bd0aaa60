import type { Database } from '../../../platform/db/database.ts';

/** The names that sign a user in, the oldest first. */
export function listNames(db: Database, user_id: string) {
  return db
    .selectFrom('bound_name')
    .select(['sign_in_name', 'kind'])
    .where('user_id', '=', user_id)
    .orderBy('bound_at')
    .orderBy('kind')
    .execute();
}
