import { type Kysely, sql } from 'kysely';

/** What was drawn, counted: by prize, beside its stated odds; and by player and pool. */
export const drawCounts = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      -- How far a pool's draws are counted, and what speaks against its odds (natural logarithm of the evidence).
      create table pool_counted (
        pool_id uuid primary key references pool,
        until_nonce integer not null check (until_nonce >= 0),
        evidence double precision not null default 0,
        counted_at timestamptz not null
      );
      create index pool_counted_by_evidence on pool_counted (evidence);

      -- Draws of each prize: by chance, and those that a guarantee chose the tier of.
      create table prize_drawn (
        prize_id uuid primary key references prize,
        drawn bigint not null check (drawn >= 0),
        guaranteed bigint not null check (guaranteed >= 0)
      );

      -- What each player has drawn from each pool, and the coins that they paid for it.
      create table pool_spent (
        user_id uuid not null references app_user,
        pool_id uuid not null references pool,
        draws bigint not null check (draws > 0),
        coins bigint not null check (coins >= 0),
        primary key (user_id, pool_id)
      );
      insert into pool_spent (user_id, pool_id, draws, coins)
      select user_id, pool_id, sum(count), sum(paid) from opening group by user_id, pool_id;
    `.execute(db);
  },
};
