import { type RawBuilder, sql } from 'kysely';

/**
 * A condition for any query over `toy`: the player has one of it, in the collection, on its way or delivered. Those of
 * an opening that they have not looked at do not count.
 */
export function ownsToy(user_id: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from item
    where item.user_id = ${user_id} and item.toy_id = toy.toy_id and item.state in ('held', 'shipping', 'delivered')
      and not exists (
        select from draw join opening using (opening_id)
        where draw.pool_id = item.pool_id and draw.nonce = item.nonce and opening.revealed_at is null))`;
}
