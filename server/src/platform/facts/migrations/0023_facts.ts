import { type Kysely, sql } from 'kysely';

/** What waits for those who follow facts after their commit. */
export const facts = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table fact_delivery (
        delivery_id bigint generated always as identity primary key,
        follower text not null,
        user_id uuid not null,
        data jsonb not null,
        told_at timestamptz not null,
        attempts int not null default 0 check (attempts >= 0),
        due_at timestamptz
      );
      create index fact_delivery_by_player on fact_delivery (follower, user_id, delivery_id);
    `.execute(db);
  },
};
