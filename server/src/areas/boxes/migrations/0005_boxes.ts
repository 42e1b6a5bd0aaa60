import { type Kysely, sql } from 'kysely';

/** Pools, their odds and their draws: the database guards counts, order and history against any writer. */
export const boxes = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createCatalogue(db);
    await createDraws(db);
    await guardOdds(db);
    await guardDraws(db);
  },
};

async function createCatalogue(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table series (
      series_id uuid primary key,
      position integer not null,
      name jsonb not null,
      description jsonb not null,
      image text not null
    );

    create table toy (
      toy_id uuid primary key,
      series_id uuid not null references series,
      name jsonb not null,
      description jsonb not null,
      material jsonb not null,
      image text not null,
      height_mm integer not null check (height_mm > 0),
      value bigint not null check (value >= 0)
    );

    create table pool (
      pool_id uuid primary key,
      series_id uuid not null references series,
      position integer not null,
      kind text not null check (kind in ('ichiban', 'infinite', 'anime', 'exquisite_life')),
      supply text not null check (supply in ('finite', 'infinite')),
      name jsonb not null,
      description jsonb not null,
      image text not null,
      price bigint not null check (price > 0),
      total integer check (total > 0),
      remaining integer,
      sold_out boolean not null generated always as (coalesce(remaining = 0, false)) stored,
      odds_version integer not null default 1 check (odds_version > 0),
      guarantee_after integer check (guarantee_after > 1),
      -- An infinite pool's seed is revealed and replaced after this many draws, at the end of an opening.
      draws_per_seed integer check (draws_per_seed > 0),
      next_nonce integer not null default 0 check (next_nonce >= 0),
      opened_at timestamptz,
      constraint kind_has_its_supply check ((kind = 'ichiban') = (supply = 'finite')),
      constraint finite_is_counted check ((supply = 'finite') = (total is not null)),
      constraint infinite_changes_seeds check ((supply = 'infinite') = (draws_per_seed is not null)),
      constraint infinite_may_guarantee check (supply = 'infinite' or guarantee_after is null),
      constraint pool_remaining_within_total check (num_nonnulls(total, remaining) <> 1 and remaining between 0 and total),
      constraint drawn_and_remaining_make_total check (next_nonce + remaining = total)
    );
    create index pool_on_sale on pool (sold_out, position, pool_id) where opened_at is not null;
    create index pool_of_series_on_sale on pool (series_id, sold_out, position, pool_id) where opened_at is not null;
    create index pool_of_kind_on_sale on pool (kind, sold_out, position, pool_id) where opened_at is not null;

    -- A row of a pool's odds table, in published order; or a bonus, which is not drawn.
    create table prize (
      prize_id uuid primary key,
      pool_id uuid not null references pool,
      odds_version integer not null default 1 check (odds_version > 0),
      position integer not null check (position >= 0),
      tier text not null,
      rarity text not null check (rarity in ('common', 'rare', 'epic', 'legendary')),
      toy_id uuid not null references toy,
      bonus text check (bonus in ('last')),
      -- Tickets made, or parts per million.
      weight integer check (weight > 0),
      remaining integer,
      unique (pool_id, odds_version, position),
      unique (pool_id, prize_id),
      constraint bonus_is_not_drawn check ((bonus is null) = (weight is not null)),
      constraint prize_remaining_within_total check (remaining between 0 and weight and (bonus is null or remaining is null))
    );
    create unique index prize_once_per_bonus on prize (pool_id, odds_version, bonus) where bonus is not null;

    create table pool_seed (
      pool_id uuid not null references pool,
      seed_index integer not null check (seed_index >= 0),
      first_nonce integer not null check (first_nonce >= 0),
      seed text not null check (seed ~ '^[0-9a-f]{64}$'),
      seed_hash text not null,
      revealed_at timestamptz,
      primary key (pool_id, seed_index),
      unique (pool_id, first_nonce),
      constraint seed_has_its_hash check (seed_hash = encode(sha256(decode(seed, 'hex')), 'hex'))
    );
    create unique index pool_seed_in_use on pool_seed (pool_id) where revealed_at is null;
  `.execute(db);
}

async function createDraws(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table opening (
      opening_id uuid primary key,
      user_id uuid not null references app_user,
      pool_id uuid not null references pool,
      count integer not null check (count between 1 and 50),
      price bigint not null check (price > 0),
      paid bigint not null,
      client_seed text not null check (client_seed ~ '^[A-Za-z0-9-]{1,64}$'),
      opened_at timestamptz not null,
      revealed_at timestamptz,
      constraint paid_is_price_by_count check (paid = price * count)
    );
    create index opening_by_user on opening (user_id, opening_id);
    create index opening_by_user_and_pool on opening (user_id, pool_id, opening_id);
    create index opening_not_revealed on opening (user_id, opening_id) where revealed_at is null;

    create table draw (
      pool_id uuid not null,
      nonce integer not null check (nonce >= 0),
      seed_index integer not null,
      opening_id uuid not null references opening,
      prize_id uuid not null,
      guaranteed boolean not null,
      primary key (pool_id, nonce),
      foreign key (pool_id, seed_index) references pool_seed,
      foreign key (pool_id, prize_id) references prize (pool_id, prize_id)
    );
    create index draw_by_opening on draw (opening_id);

    -- A player's items: one for each draw, and one for each bonus a draw earned.
    create table item (
      item_id uuid primary key,
      user_id uuid not null references app_user,
      prize_id uuid not null references prize,
      pool_id uuid not null,
      nonce integer not null,
      bonus text check (bonus in ('last')),
      constraint item_once_per_draw unique nulls not distinct (pool_id, nonce, bonus),
      foreign key (pool_id, nonce) references draw
    );
    create unique index bonus_once_per_pool on item (pool_id, bonus) where bonus is not null;

    create table guarantee_counter (
      user_id uuid not null references app_user,
      pool_id uuid not null references pool,
      draws_since_top integer not null check (draws_since_top >= 0),
      primary key (user_id, pool_id)
    );
  `.execute(db);
}

async function guardOdds(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function guard_pool() returns trigger language plpgsql as $$
    declare
      made bigint;
      untouched boolean;
    begin
      if tg_op = 'INSERT' then
        if new.opened_at is null then return new; end if;
        raise exception 'pool % is opened after its odds are written, not with them', new.pool_id
          using errcode = 'check_violation', constraint = 'pool_opens_with_odds';
      end if;

      if old.opened_at is not null then
        if (new.kind, new.supply, new.total, new.odds_version, new.guarantee_after)
            is distinct from (old.kind, old.supply, old.total, old.odds_version, old.guarantee_after)
          or (old.next_nonce > 0 and new.opened_at is distinct from old.opened_at)
          or new.next_nonce < old.next_nonce then
          raise exception 'pool % is open: its odds are frozen', old.pool_id
            using errcode = 'check_violation', constraint = 'odds_are_frozen';
        end if;
      elsif new.opened_at is not null then
        select sum(weight), bool_and(remaining is not distinct from case new.supply when 'finite' then weight end)
          into made, untouched
          from prize where pool_id = new.pool_id and odds_version = new.odds_version and bonus is null;
        if made is distinct from coalesce(new.total, 1000000) or not untouched
          or not exists (select from pool_seed where pool_id = new.pool_id and revealed_at is null) then
          raise exception 'pool % cannot open: its odds do not add up, or it has no seed', new.pool_id
            using errcode = 'check_violation', constraint = 'pool_opens_with_odds';
        end if;
      end if;
      return new;
    end $$;
    create trigger guard_pool before insert or update on pool for each row execute function guard_pool();

    create function guard_prize() returns trigger language plpgsql as $$
    declare
      subject prize := coalesce(new, old);
    begin
      -- The one thing that changes in an open pool: tickets leave.
      if tg_op = 'UPDATE' and to_jsonb(new) - 'remaining' = to_jsonb(old) - 'remaining' and new.remaining < old.remaining then
        return new;
      end if;
      if exists (select from pool where pool_id = subject.pool_id and opened_at is not null and odds_version >= subject.odds_version) then
        raise exception 'pool % is open: its odds are frozen', subject.pool_id
          using errcode = 'check_violation', constraint = 'odds_are_frozen';
      end if;
      return subject;
    end $$;
    create trigger guard_prize before insert or update or delete on prize for each row execute function guard_prize();
  `.execute(db);
}

async function guardDraws(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Takes the name of the one column that may be set, once, where it was null.
    create function guard_history() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and tg_nargs = 1 then
        if to_jsonb(new) - tg_argv[0] = to_jsonb(old) - tg_argv[0]
          and coalesce(to_jsonb(old) -> tg_argv[0], 'null') in ('null', to_jsonb(new) -> tg_argv[0]) then
          return new;
        end if;
      end if;
      raise exception '% is history: it is added to, never changed', tg_table_name
        using errcode = 'check_violation', constraint = 'history_is_append_only';
    end $$;
    create trigger guard_history before update or delete on draw for each row execute function guard_history();
    create trigger guard_history before update or delete on opening
      for each row execute function guard_history('revealed_at');
    create trigger guard_history before update or delete on pool_seed
      for each row execute function guard_history('revealed_at');
    create trigger guard_history_whole before truncate on draw execute function guard_history();
    create trigger guard_history_whole before truncate on opening execute function guard_history();
    create trigger guard_history_whole before truncate on pool_seed execute function guard_history();

    create function check_opening() returns trigger language plpgsql as $$
    begin
      if (select count(*) from draw where opening_id = new.opening_id) <> new.count then
        raise exception 'opening % does not have % draws', new.opening_id, new.count
          using errcode = 'check_violation', constraint = 'opening_has_its_draws';
      end if;
      return null;
    end $$;
    create constraint trigger check_opening after insert on opening
      deferrable initially deferred for each row execute function check_opening();
  `.execute(db);
}
