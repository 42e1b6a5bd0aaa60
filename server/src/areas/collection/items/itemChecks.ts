import { itemMoves } from '@mcy/api/collection/items/words';
import { sql } from 'kysely';
import type { Check } from '../../../platform/db/runChecks.ts';

const moves = JSON.stringify(Object.entries(itemMoves).map(([move, { from, to }]) => ({ move, from, to })));

export const itemChecks: readonly Check[] = [
  {
    invariant: '3: every item is in the one place where its moves brought it',
    offending: sql`
      with allowed as (select * from json_to_recordset(${moves}::json) as allowed (move text, "from" text, "to" text)),
      told as (
        select item_id, move, user_id, reference_id, allowed."from", allowed."to",
          lag(allowed."to", 1, 'held') over moved as before,
          row_number() over (partition by item_id order by move_id desc) as back
        from item_move left join allowed using (move)
        window moved as (partition by item_id order by move_id)
      )
      select item_id, state, held_by, told.move, told.reference_id from item left join told using (item_id)
      where coalesce(told."from" is distinct from told.before, false)
        or (coalesce(told.back, 1) = 1 and (
          state is distinct from coalesce(told."to", 'held')
          or held_by is distinct from case when state = 'held' then null else told.reference_id end
          or item.user_id is distinct from coalesce(told.user_id, item.user_id)))`,
  },
  {
    invariant: '3: a player owns only items that they drew or received',
    offending: sql`
      select item.item_id, item.user_id, opening.user_id as drawn_by
      from item
      join draw on draw.pool_id = item.pool_id and draw.nonce = item.nonce
      join opening using (opening_id)
      where item.user_id <> opening.user_id
        and not exists (select from item_move where item_move.item_id = item.item_id and move = 'give')`,
  },
  {
    invariant: '3: a prize numbers its items from 1 without a gap, and counts them',
    offending: sql`
      select prize_id, given, count(item_id) as items, min(serial) as first, max(serial) as last
      from prize_given full join item using (prize_id)
      where prize_id is not null
      group by prize_id, given
      having given is distinct from count(item_id) or min(serial) <> 1 or max(serial) <> given`,
  },
  {
    invariant: '3: each toy of a player is counted in the state it is in, once its results were seen',
    offending: sql`
      with counted as (select user_id, toy_id, state, count(*) as items from item where seen group by user_id, toy_id, state)
      select user_id, toy_id, state, item_count.items, counted.items as found
      from item_count full join counted using (user_id, toy_id, state)
      where coalesce(item_count.items, 0) <> coalesce(counted.items, 0)`,
  },
  {
    invariant: '3: an item is in its player’s collection exactly when they have seen what they drew',
    offending: sql`
      select item.item_id, item.seen, opening.revealed_at
      from item
      join draw on draw.pool_id = item.pool_id and draw.nonce = item.nonce
      join opening using (opening_id)
      where item.seen <> (opening.revealed_at is not null)`,
  },
];
