import { type Kysely, sql } from 'kysely';

/** The battle pass: seasons with seven tasks, each player's draws and payment, and every reward that was given. */
export const pass = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createSeasons(db);
    await guardSeasons(db);
    await createPlayers(db);
  },
};

async function createSeasons(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pass_season (
      season_id uuid primary key,
      name jsonb not null,
      -- Coins for the paid track.
      price bigint not null check (price > 0),
      state text not null default 'draft' check (state in ('draft', 'scheduled', 'running', 'ended')),
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      -- Toys it has given; an item's serial number comes from here.
      toys_given integer not null default 0 check (toys_given >= 0),
      -- Players who paid for it.
      payers integer not null default 0 check (payers >= 0),
      created_at timestamptz not null,
      constraint season_lasts_30_days check (ends_at = starts_at + interval '720 hours'),
      constraint seasons_follow_each_other exclude using gist (tstzrange(starts_at, ends_at) with &&) where (state <> 'draft')
    );
    create index pass_season_by_start on pass_season (starts_at desc) where state <> 'draft';

    create table pass_task (
      season_id uuid not null references pass_season on delete cascade,
      place integer not null check (place between 1 and 7),
      -- Draws since the season began.
      draws integer not null check (draws between 1 and 10000),
      free_reward_id uuid not null references reward,
      -- Stones or a coupon; of a toy its worth in stones, for when no unit is free.
      paid_reward_id uuid not null references reward,
      paid_toy_id uuid references toy,
      primary key (season_id, place)
    );
  `.execute(db);
}

async function guardSeasons(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function guard_season() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if old.state = 'draft' then return old; end if;
      elsif old.state = 'draft' and new.state in ('draft', 'scheduled') then
        if new.state = 'scheduled' and (
          select count(*) <> 7 or bool_or(draws <= coalesce(easier, 0))
          from (select draws, lag(draws) over (order by place) as easier from pass_task where season_id = new.season_id) as task
        ) then
          raise exception 'season % needs seven tasks, each harder than the one before', new.season_id
            using errcode = 'check_violation', constraint = 'season_has_its_tasks';
        end if;
        return new;
      elsif to_jsonb(new) - array['state', 'toys_given', 'payers'] = to_jsonb(old) - array['state', 'toys_given', 'payers']
        and new.toys_given >= old.toys_given and new.payers >= old.payers
        and (old.state = new.state
          or (old.state, new.state) in (('scheduled', 'draft'), ('scheduled', 'running'), ('running', 'ended'))) then
        return new;
      end if;
      raise exception 'season % is announced: what it promises never changes', old.season_id
        using errcode = 'check_violation', constraint = 'announced_seasons_are_frozen';
    end $$;
    create trigger guard_season before update or delete on pass_season for each row execute function guard_season();

    create function guard_task() returns trigger language plpgsql as $$
    declare
      written constant uuid := case tg_op when 'DELETE' then old.season_id else new.season_id end;
    begin
      -- The season itself is gone when its draft is deleted.
      if exists (select from pass_season where season_id = written and state <> 'draft') then
        raise exception 'season % is announced: its tasks never change', written
          using errcode = 'check_violation', constraint = 'announced_seasons_are_frozen';
      end if;
      return case tg_op when 'DELETE' then old else new end;
    end $$;
    create trigger guard_task before insert or update or delete on pass_task for each row execute function guard_task();
  `.execute(db);
}

async function createPlayers(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A player in a season, from their first draw or their payment.
    create table pass_player (
      pass_id uuid primary key default gen_random_uuid(),
      season_id uuid not null references pass_season,
      user_id uuid not null references app_user,
      draws integer not null default 0 check (draws >= 0),
      -- The paid track: its coins and when.
      paid bigint check (paid > 0),
      paid_at timestamptz,
      -- When the shop handed over what the player had not collected; draws that are counted later open it again.
      settled_at timestamptz,
      constraint pass_once_a_season unique (season_id, user_id),
      constraint paid_at_its_time check ((paid is null) = (paid_at is null))
    );
    create index pass_player_unsettled on pass_player (season_id, pass_id) where settled_at is null;

    alter table item drop constraint item_origin_check,
      add constraint item_origin_check check (origin in ('draw', 'upgrade', 'synthesis', 'pass'));

    -- A reward that was given, which is exactly one of the two.
    create table pass_claim (
      claim_id uuid primary key,
      pass_id uuid not null references pass_player,
      place integer not null check (place between 1 and 7),
      track text not null check (track in ('free', 'paid')),
      given_id uuid unique references reward_given,
      item_id uuid unique references item,
      -- Who did it: the player, or the shop at the season's end.
      actor text not null check (actor in ('player', 'shop')),
      claimed_at timestamptz not null,
      constraint pass_reward_once unique (pass_id, place, track),
      constraint pass_reward_is_one_thing check (num_nonnulls(given_id, item_id) = 1)
    );
    create trigger guard_history before update or delete on pass_claim for each row execute function guard_history();
    create trigger guard_history_whole before truncate on pass_claim execute function guard_history();

    create function check_pass_claim() returns trigger language plpgsql as $$
    begin
      if not exists (
        select from pass_player player join pass_task task on task.season_id = player.season_id and task.place = new.place
        where player.pass_id = new.pass_id and player.draws >= task.draws
          and (new.track = 'free' or player.paid_at is not null)
      ) then
        raise exception 'claim % is of a task that is not fulfilled', new.claim_id
          using errcode = 'check_violation', constraint = 'pass_reward_is_earned';
      end if;
      return new;
    end $$;
    create trigger check_pass_claim before insert on pass_claim for each row execute function check_pass_claim();

    -- A player was told that a season ends in so many days.
    create table pass_reminder (
      pass_id uuid not null references pass_player,
      days integer not null check (days > 0),
      sent_at timestamptz not null,
      primary key (pass_id, days)
    );
  `.execute(db);
}
