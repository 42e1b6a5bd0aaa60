import { type Kysely, sql } from 'kysely';

/** What a collection is read by: toys with a rarity, items that were seen, and how many of each toy a player has. */
export const collections = {
  async up(db: Kysely<unknown>): Promise<void> {
    await rareToys(db);
    await seenItems(db);
    await countedItems(db);
    await sql`
      -- For searches: lower case, without accents. The order matters, because lower() leaves accented letters in the C locale.
      create function fold_text(words text) returns text language sql immutable parallel safe as $$
        select lower(translate(regexp_replace(normalize(words, NFD), ${sql.lit('[\\u0300-\\u036f]')}, '', 'g'), 'đĐ', 'dd'))
      $$;
    `.execute(db);
  },
};

/** A toy is as rare as its rarest prize. */
async function rareToys(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table toy add column rarity text not null default 'common'
      check (rarity in ('common', 'rare', 'epic', 'legendary'));
    create index prize_of_toy on prize (toy_id);
    create index toy_of_series on toy (series_id);

    create function raise_rarity() returns trigger language plpgsql as $$
    declare
      ranks constant text[] := array['common', 'rare', 'epic', 'legendary'];
    begin
      update toy set rarity = new.rarity
      where toy_id = new.toy_id and array_position(ranks, rarity) < array_position(ranks, new.rarity);
      return null;
    end $$;
    create trigger raise_rarity after insert on prize for each row execute function raise_rarity();

    update toy set rarity = (array['legendary', 'epic', 'rare', 'common'])[best.rank]
    from (
      select toy_id, min(array_position(array['legendary', 'epic', 'rare', 'common'], rarity)) as rank
      from prize group by toy_id
    ) as best
    where best.toy_id = toy.toy_id;
  `.execute(db);
}

/** What a player has not looked at yet is not in their collection, and cannot be moved. */
async function seenItems(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function guard_item() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE'
        and to_jsonb(new) - array['user_id', 'state', 'held_by', 'seen'] = to_jsonb(old) - array['user_id', 'state', 'held_by', 'seen']
        and (new.seen or not old.seen) then
        return new;
      end if;
      raise exception 'item % is what it was made as: only its owner and its place change', old.item_id
        using errcode = 'check_violation', constraint = 'item_stays_what_it_is';
    end $$;

    alter table item add column seen boolean not null default false;
    update item set seen = true
    from draw join opening using (opening_id)
    where draw.pool_id = item.pool_id and draw.nonce = item.nonce and opening.revealed_at is not null;
    alter table item add constraint unseen_item_is_held check (seen or state = 'held');
    -- Its condition follows from an equal pool_id, which that of origin did not: a join by draw read every item.
    drop index item_once_per_draw;
    create unique index item_once_per_draw on item (pool_id, nonce, bonus) nulls not distinct where pool_id is not null;
    create index item_of_toy on item (user_id, toy_id, state, item_id) where seen;
  `.execute(db);
}

/** A collection of a hundred thousand items is read as fast as any: by its toys. */
async function countedItems(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- How many items of a toy a player has in each state, of those that they have seen; written by the trigger alone.
    create table item_count (
      count_id bigint generated always as identity unique,
      user_id uuid not null references app_user,
      toy_id uuid not null references toy,
      state text not null,
      items integer not null check (items >= 0),
      -- The newest that was ever among them.
      newest uuid not null,
      primary key (user_id, toy_id, state)
    );
    insert into item_count (user_id, toy_id, state, items, newest)
    select user_id, toy_id, state, count(*), (array_agg(item_id order by item_id desc))[1]
    from item where seen group by user_id, toy_id, state;

    create function count_made_item() returns trigger language plpgsql as $$
    begin
      insert into item_count (user_id, toy_id, state, items, newest)
      values (new.user_id, new.toy_id, new.state, 1, new.item_id)
      on conflict (user_id, toy_id, state) do update
      set items = item_count.items + 1, newest = greatest(item_count.newest, excluded.newest);
      return null;
    end $$;
    create trigger count_made_item after insert on item for each row when (new.seen) execute function count_made_item();

    -- Once for a statement, and in the order of its counts: counted row by row, two requests of one player would lock
    -- the same counts crosswise.
    create function count_moved_items() returns trigger language plpgsql as $$
    declare
      users uuid[];
      toys uuid[];
      states text[];
      changes integer[];
      newests uuid[];
    begin
      select array_agg(user_id), array_agg(toy_id), array_agg(state), array_agg(change), array_agg(newest)
      into users, toys, states, changes, newests
      from (
        select user_id, toy_id, state, sum(change)::integer as change, (array_agg(item_id order by item_id desc))[1] as newest
        from (
          select user_id, toy_id, state, 1 as change, item_id from after_it where seen
          union all select user_id, toy_id, state, -1, item_id from before_it where seen
        ) as moved
        group by user_id, toy_id, state
        order by user_id, toy_id, state
      ) as counted;
      if users is null then return null; end if;
      insert into item_count (user_id, toy_id, state, items, newest)
      select user_id, toy_id, state, 0, newest
      from unnest(users, toys, states, newests) as counted (user_id, toy_id, state, newest)
      on conflict do nothing;
      perform from item_count
      join unnest(users, toys, states) as counted (user_id, toy_id, state) using (user_id, toy_id, state)
      order by user_id, toy_id, state for no key update of item_count;
      update item_count set items = items + change, newest = greatest(item_count.newest, counted.newest)
      from unnest(users, toys, states, changes, newests) as counted (user_id, toy_id, state, change, newest)
      where (item_count.user_id, item_count.toy_id, item_count.state) = (counted.user_id, counted.toy_id, counted.state);
      return null;
    end $$;
    create trigger count_moved_items after update on item referencing old table as before_it new table as after_it
      for each statement execute function count_moved_items();
  `.execute(db);
}
