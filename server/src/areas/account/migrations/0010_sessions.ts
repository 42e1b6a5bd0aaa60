import { type Kysely, sql } from 'kysely';

/** Users' profiles, and how a session's owner recognizes it. */
export const sessions = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table app_user add description text check (char_length(description) between 1 and 140);

      -- The User-Agent at sign-in; empty when absent.
      alter table session add user_agent text check (char_length(user_agent) between 1 and 400);
      alter table session add last_used_at timestamptz;
      update session set last_used_at = created_at;
      alter table session alter last_used_at set not null;
      alter table session add constraint used_after_opened check (last_used_at >= created_at);
    `.execute(db);
  },
};
