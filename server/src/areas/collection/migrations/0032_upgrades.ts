import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/** Upgrades: what can be won, the seeds they are drawn from, and every draw. */
export const upgrades = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table upgrade_target (
        target_id uuid primary key,
        toy_id uuid not null references toy,
        stock integer not null check (stock between 1 and 100000),
        given integer not null default 0,
        created_at timestamptz not null,
        stopped_at timestamptz,
        constraint target_given_within_stock check (given between 0 and stock)
      );
      create unique index upgrade_target_open on upgrade_target (toy_id) where stopped_at is null;
      create index upgrade_target_left on upgrade_target (target_id) where stopped_at is null and given < stock;

      create table upgrade_seed (
        seed_index integer primary key check (seed_index >= 0),
        first_nonce integer not null unique check (first_nonce >= 0),
        seed text not null check (seed ~ '^[0-9a-f]{64}$'),
        seed_hash text not null,
        revealed_at timestamptz,
        constraint seed_has_its_hash check (seed_hash = encode(sha256(decode(seed, 'hex')), 'hex'))
      );
      create unique index upgrade_seed_in_use on upgrade_seed ((true)) where revealed_at is null;
      create trigger guard_history before update or delete on upgrade_seed
        for each row execute function guard_history('revealed_at');
      create trigger guard_history_whole before truncate on upgrade_seed execute function guard_history();

      -- One row: upgrades follow each other by its lock.
      create table upgrade_counter (
        single boolean primary key default true check (single),
        next_nonce integer not null default 0 check (next_nonce >= 0),
        seed_index integer not null references upgrade_seed
      );

      create table upgrade (
        upgrade_id uuid primary key,
        user_id uuid not null references app_user,
        target_id uuid not null references upgrade_target,
        count integer not null check (count between 1 and 10),
        put_value bigint not null check (put_value > 0),
        stones bigint not null check (stones >= 0),
        target_value bigint not null check (target_value > 0),
        chance integer not null check (chance > 0),
        seed_index integer not null references upgrade_seed,
        nonce integer not null unique check (nonce >= 0),
        client_seed text not null check (client_seed ~ '^[A-Za-z0-9-]{1,64}$'),
        place integer not null check (place between 0 and 999999),
        won boolean not null,
        upgraded_at timestamptz not null,
        -- When the player saw how it ended.
        revealed_at timestamptz,
        constraint chance_of_what_was_put_in
          check (chance = least(950000, 900000 * (put_value + stones) / target_value)),
        constraint won_below_its_chance check (won = (place < chance))
      );
      create index upgrade_of_player on upgrade (user_id, upgrade_id);
      create index upgrade_of_target on upgrade (target_id);
      create trigger guard_history before update or delete on upgrade
        for each row execute function guard_history('revealed_at');
      create trigger guard_history_whole before truncate on upgrade execute function guard_history();

      -- What made an item made it once.
      create unique index item_once_per_origin on item (origin_id) where origin_id is not null;
    `.execute(db);
    const seed = randomBytes(32).toString('hex');
    await sql`
      insert into upgrade_seed (seed_index, first_nonce, seed, seed_hash)
      values (0, 0, ${seed}, encode(sha256(decode(${seed}, 'hex')), 'hex'))`.execute(db);
    await sql`insert into upgrade_counter (seed_index) values (0)`.execute(db);
  },
};
