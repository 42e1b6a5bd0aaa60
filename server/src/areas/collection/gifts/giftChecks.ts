import { sql } from 'kysely';
import type { Check } from '../../../platform/db/runChecks.ts';

export const giftChecks: readonly Check[] = [
  {
    invariant: '3: the toys of an open gift wait in it, and those of a settled one moved once, to the right player',
    offending: sql`
      select gift.gift_id, gift.state, item.item_id, item.state as item_state, settled.move
      from gift
      join gift_item using (gift_id)
      join item using (item_id)
      left join item_move settled
        on settled.item_id = item.item_id and settled.reference_id = gift.gift_id and settled.move <> 'offer'
      where (gift.state = 'open' and (item.held_by is distinct from gift.gift_id or settled.move is not null))
        or (gift.state <> 'open' and settled.move is distinct from case gift.state when 'accepted' then 'give' else 'take_back' end)
        or (gift.state = 'accepted' and settled.user_id is distinct from gift.to_user_id)`,
  },
  {
    invariant: '3: no toy waits in a gift that does not have it',
    offending: sql`
      select item_id, held_by from item
      where state = 'gifting'
        and not exists (select from gift_item where gift_item.gift_id = item.held_by and gift_item.item_id = item.item_id)`,
  },
  {
    invariant: '3: a gift has one to ten toys',
    offending: sql`
      select gift_id, count(item_id) as toys from gift left join gift_item using (gift_id)
      group by gift_id having count(item_id) not between 1 and 10`,
  },
  {
    invariant: '3: a giver has as many open gifts as are counted',
    offending: sql`
      select user_id, counted.open, waiting.open as waiting
      from gift_giver counted
      full join (select from_user_id as user_id, count(*) as open from gift where state = 'open' group by from_user_id) waiting
        using (user_id)
      where coalesce(counted.open, 0) <> coalesce(waiting.open, 0)`,
  },
];
