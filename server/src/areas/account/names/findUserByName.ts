import type { Database } from '../../../platform/db/database.ts';

/** The user with a sign-in name; undefined when there is none. */
export function findUserByName(db: Database, sign_in_name: string) {
  return db
    .selectFrom('bound_name')
    .innerJoin('app_user', 'app_user.user_id', 'bound_name.user_id')
    .select(['app_user.user_id', 'app_user.pwd_version', 'app_user.password_hash'])
    .where('bound_name.sign_in_name', '=', sign_in_name)
    .executeTakeFirst();
}
