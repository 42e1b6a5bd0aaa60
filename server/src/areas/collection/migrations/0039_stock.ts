import { type Kysely, sql } from 'kysely';

/**
 * The store room: how many units of each toy there are, and how many of them are promised to a prize in a pool on sale
 * or to a player. Movements are added; the counts, the promises and what they cover follow from them here. A draw turns
 * a promise to a pool into one to a player, so it changes nothing of this.
 */
export const stock = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createStock(db);
    await promisePrizes(db);
    await followItems(db);
    await countWhatIsThere(db);
  },
};

async function createStock(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stock (
      toy_id uuid primary key references toy,
      on_hand integer not null default 0 check (on_hand >= 0),
      promised integer not null default 0 check (promised >= 0),
      free integer not null generated always as (on_hand - promised) stored,
      -- Since when few are free; what is few is in the table.
      low_since timestamptz,
      constraint units_cover_promises check (promised <= on_hand),
      constraint low_has_its_time check ((on_hand - promised < 5) = (low_since is not null))
    );
    create index stock_by_free on stock (free, toy_id);
    create index stock_by_low on stock (low_since) where low_since is not null;
    insert into stock (toy_id, low_since) select toy_id, now() from toy;

    create function open_stock() returns trigger language plpgsql as $$
    begin
      insert into stock (toy_id, low_since) values (new.toy_id, now());
      return null;
    end $$;
    create trigger open_stock after insert on toy for each row execute function open_stock();

    -- Units that a prize was ever promised. What it has given is in prize_given; the rest is held for the pool.
    create table prize_units (
      prize_id uuid primary key references prize,
      units integer not null check (units >= 0)
    );

    create table stock_movement (
      -- In the order of a toy's movements, because each locks its count first.
      movement_id bigint generated always as identity primary key,
      toy_id uuid not null references toy,
      kind text not null,
      -- What changes.
      on_hand integer not null,
      promised integer not null,
      -- Whose units they are, for promises to a pool.
      prize_id uuid references prize,
      -- The pool, item, parcel, decomposing, … of it.
      reference_id uuid,
      operator_id uuid references app_user,
      reason text,
      moved_at timestamptz not null,
      constraint movement_does_what_it_says check (case kind
        -- What was there before anybody counted.
        when 'begin' then on_hand >= 0 and promised between 0 and on_hand
        when 'receive' then on_hand > 0 and promised = 0
        when 'correct' then on_hand <> 0 and promised = 0
        -- To a prize of a pool; to an item that was made without a draw; to an item that a claim replaces or returns.
        when 'promise' then on_hand = 0 and promised > 0
        when 'make' then on_hand = 0 and promised > 0
        when 'replace' then on_hand = 0 and promised > 0
        -- What became of an item no longer needs its unit.
        when 'release' then on_hand = 0 and promised < 0
        when 'ship' then on_hand < 0 and promised = on_hand
        when 'come_back' then on_hand > 0 and promised = on_hand
        else false
      end),
      constraint promise_names_its_prize check ((kind = 'promise') = (prize_id is not null)),
      constraint operator_gives_a_reason check (
        (kind in ('receive', 'correct')) = (operator_id is not null) and (operator_id is null) = (reason is null)
      )
    );
    create index stock_movement_of_toy on stock_movement (toy_id, movement_id);
    create trigger guard_history before update or delete on stock_movement for each row execute function guard_history();
    create trigger guard_history_whole before truncate on stock_movement execute function guard_history();

    -- Locks the counts in order of toy, so that movements of several toys never wait for each other crosswise.
    create function count_stock() returns trigger language plpgsql as $$
    begin
      perform from stock where toy_id in (select toy_id from moved) order by toy_id for no key update;
      update stock set
        on_hand = stock.on_hand + change.on_hand,
        promised = stock.promised + change.promised,
        low_since = case when free + change.on_hand - change.promised < 5 then coalesce(low_since, change.moved_at) end
      from (
        select toy_id, sum(on_hand)::integer as on_hand, sum(promised)::integer as promised, max(moved_at) as moved_at
        from moved group by toy_id
      ) as change
      where stock.toy_id = change.toy_id;
      insert into prize_units (prize_id, units)
      select prize_id, sum(promised) from moved where prize_id is not null group by prize_id order by prize_id
      on conflict (prize_id) do update set units = prize_units.units + excluded.units;
      return null;
    end $$;
    create trigger count_stock after insert on stock_movement referencing new table as moved
      for each statement execute function count_stock();
  `.execute(db);
}

/** A pool goes on sale with its units, and never draws more often than they surely cover. */
async function promisePrizes(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Draws that an infinite pool holds units for.
    alter table pool add column reserve_draws integer not null default 1000 check (reserve_draws > 0);
    -- The number of the first draw that might find no unit of its prize; null before the pool is on sale.
    alter table pool add column backed_until integer;

    -- Units that a prize needs when its pool goes on sale: one for each ticket, one for a bonus. In an infinite pool three
    -- times what its reserve's draws give on average, and at least as many as one order draws. A guarantee gives the top
    -- tier at most once more in each of its runs.
    create function units_needed(subject pool, made prize) returns integer language sql stable as $$
      select case subject.supply when 'finite' then coalesce(made.weight, 1)
        else greatest(50, ceil(3.0 * subject.reserve_draws * (made.weight / 1000000.0 + coalesce((
          select made.weight::numeric / sum(weight) / subject.guarantee_after from prize
          where pool_id = subject.pool_id and odds_version = made.odds_version
          group by tier having bool_or(position = 0) and bool_or(prize_id = made.prize_id)
        ), 0))))::integer end
    $$;

    -- Whatever an infinite pool draws next, a prize gives one at a time: the scarcest one says how many draws are covered.
    create function backed_until(subject pool) returns integer language sql stable as $$
      select coalesce(subject.total, subject.next_nonce + min(coalesce(units, 0) - coalesce(given, 0))::integer)
      from prize left join prize_units using (prize_id) left join prize_given using (prize_id)
      where pool_id = subject.pool_id and odds_version = subject.odds_version
    $$;

    create function promise_units() returns trigger language plpgsql as $$
    begin
      insert into stock_movement (toy_id, kind, on_hand, promised, prize_id, reference_id, moved_at)
      select toy_id, 'promise', 0, units_needed(new, prize), prize_id, new.pool_id, new.opened_at
      from prize where pool_id = new.pool_id and odds_version = new.odds_version;
      new.backed_until := backed_until(new);
      return new;
    end $$;
    -- After guard_pool, in order of name: it refuses odds that do not add up.
    create trigger promise_units before update on pool for each row
      when (old.opened_at is null and new.opened_at is not null) execute function promise_units();
  `.execute(db);
}

/** What happens to items and parcels changes what is promised and what is there. */
async function followItems(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function promise_made_item() returns trigger language plpgsql as $$
    begin
      insert into stock_movement (toy_id, kind, on_hand, promised, reference_id, moved_at)
      values (new.toy_id, 'make', 0, 1, new.item_id, new.created_at);
      return null;
    end $$;
    create trigger promise_made_item after insert on item for each row
      when (new.origin <> 'draw') execute function promise_made_item();

    create function move_units() returns trigger language plpgsql as $$
    begin
      if not exists (select from moved where move in ('decompose', 'upgrade', 'synthesise', 'send_back')) then
        return null;
      end if;
      insert into stock_movement (toy_id, kind, on_hand, promised, reference_id, moved_at)
      select toy_id, case move when 'send_back' then 'replace' else 'release' end, 0,
        count(*) * case move when 'send_back' then 1 else -1 end, reference_id, max(moved_at)
      from moved join item using (item_id)
      where move in ('decompose', 'upgrade', 'synthesise', 'send_back')
      group by toy_id, move, reference_id;
      return null;
    end $$;
    create trigger move_units after insert on item_move referencing new table as moved
      for each statement execute function move_units();

    create function ship_units() returns trigger language plpgsql as $$
    declare
      sign constant integer := case new.state when 'shipped' then -1 else 1 end;
    begin
      insert into stock_movement (toy_id, kind, on_hand, promised, reference_id, moved_at)
      select toy_id, case new.state when 'shipped' then 'ship' else 'come_back' end, sign * count(*), sign * count(*),
        new.parcel_id, new.changed_at
      from parcel_item join item using (item_id) where parcel_id = new.parcel_id
      group by toy_id;
      return null;
    end $$;
    create trigger ship_units after update on parcel for each row
      when (old.state <> new.state and (new.state = 'shipped' or (old.state = 'shipped' and new.state = 'cancelled')))
      execute function ship_units();
  `.execute(db);
}

/** A shop from before this has units of whatever it owes: prizes that wait in pools on sale, and toys of players. */
async function countWhatIsThere(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into prize_units (prize_id, units)
    select prize_id, given from prize_given join prize using (prize_id) join pool using (pool_id) where opened_at is not null;

    create temporary table owed on commit drop as
      select prize.toy_id, prize.prize_id, pool.pool_id,
        case when prize.bonus is not null then 1 - coalesce(given, 0)
          when supply = 'finite' then prize.remaining
          else units_needed(pool, prize) end as units
      from prize join pool on pool.pool_id = prize.pool_id and pool.odds_version = prize.odds_version
      left join prize_given using (prize_id)
      where opened_at is not null;

    insert into stock_movement (toy_id, kind, on_hand, promised, moved_at)
    select toy_id, 'begin', sum(on_hand), sum(promised), now()
    from (
      select toy_id, units as on_hand, 0 as promised from owed
      union all
      select toy_id, 1, 1 from item left join parcel on parcel.parcel_id = item.held_by
      where item.state in ('held', 'gifting') or (item.state = 'shipping' and parcel.state in ('paid', 'packing'))
    ) as there
    group by toy_id having sum(on_hand) > 0;

    insert into stock_movement (toy_id, kind, on_hand, promised, prize_id, reference_id, moved_at)
    select toy_id, 'promise', 0, units, prize_id, pool_id, now() from owed where units > 0;

    update pool set backed_until = backed_until(pool) where opened_at is not null;
    alter table pool add constraint draws_are_backed check (next_nonce <= backed_until);
    alter table pool add constraint pool_on_sale_is_backed check (opened_at is null or backed_until is not null);
  `.execute(db);
}
