import { type Kysely, sql } from 'kysely';

/** Sections of the rankings, whose players are counted, so that a place far down is found without counting everyone ahead. */
export const rankingSections = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      -- A section of a ranking begins at this place and ends where the next one begins.
      create table ranking_section (
        board text not null,
        period text not null,
        since date not null,
        begins_score bigint not null,
        begins_at timestamptz not null,
        begins_user uuid not null,
        players bigint not null check (players >= 0)
      );
      -- By a negative score every column ascends, so that places compare as rows.
      create unique index ranking_section_in_order on ranking_section
        (board, period, since, (-begins_score), begins_at, begins_user);
      create index ranking_section_by_age on ranking_section (since) where period <> 'all';

      -- The place at which a player is counted in a section; null when not counted yet.
      alter table ranking_score add counted_score bigint, add counted_at timestamptz;
      alter table ranking_score add constraint counted_with_its_time check ((counted_score is null) = (counted_at is null));
      -- A column of its own, whose statistics tell PostgreSQL that few moved since they were counted.
      alter table ranking_score add moved boolean not null
        generated always as (counted_score is distinct from score or counted_at is distinct from reached_at) stored;
      create index ranking_moved on ranking_score (board, period, since) where moved;

      drop index ranking_by_score;
      create index ranking_by_place on ranking_score (board, period, since, (-score), reached_at, user_id) include (score);
    `.execute(db);
  },
};
