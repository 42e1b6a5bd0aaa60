import { type Kysely, sql } from 'kysely';

/** When a user was last active. Sessions cannot tell: they end and are deleted. */
export const lastLogin = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table app_user add last_login_at timestamptz;
      update app_user set last_login_at = (select max(last_used_at) from session where session.user_id = app_user.user_id);
    `.execute(db);
  },
};
