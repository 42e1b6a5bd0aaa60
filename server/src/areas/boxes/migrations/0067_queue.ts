import { type Kysely, sql } from 'kysely';

/** The line of a finite box: who draws in peace until when, and who waits. A draw reads it in the pool's row, which it locks anyway. */
export const queue = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table pool
        add column held_by uuid references app_user,
        add column held_since timestamptz,
        add column held_until timestamptz,
        add column waiting integer not null default 0 check (waiting >= 0),
        add constraint hold_has_its_times check (num_nonnulls(held_by, held_since, held_until) in (0, 3)),
        add constraint hold_ends_after_it_begins check (held_until >= held_since),
        add constraint only_a_finite_box_is_held check (supply = 'finite' or (held_by is null and waiting = 0));
      create index pool_with_a_line on pool (pool_id) where held_by is not null or waiting > 0;

      -- One place or hold a player.
      create table box_place (
        user_id uuid primary key references app_user,
        pool_id uuid not null references pool,
        -- The order of the line.
        number bigint generated always as identity,
        holds boolean not null default false,
        -- Holds that ended without a draw while others waited.
        missed integer not null default 0 check (missed >= 0),
        joined_at timestamptz not null
      );
      create unique index box_is_held_once on box_place (pool_id) where holds;
      create index box_line on box_place (pool_id, number) where not holds;

      -- Holds in a row that were not used, and until when nobody can hold the box because of them.
      create table box_rest (
        pool_id uuid primary key references pool,
        unused integer not null default 0 check (unused >= 0),
        open_until timestamptz
      );
    `.execute(db);
  },
};
