import { type RawBuilder, sql } from 'kysely';

/**
 * A condition for any query over `toy`: the player has one of it, in the collection, on its way or delivered. Those of
 * an opening that they have not looked at do not count. A subquery of one row, because PostgreSQL would answer `exists`
 * for all toys at once by reading everything that a player has.
 */
export function ownsToy(user_id: string): RawBuilder<boolean> {
  return sql<boolean>`coalesce((
    select true from item
    where item.user_id = ${user_id} and item.toy_id = toy.toy_id and item.state in ('held', 'shipping', 'delivered')
      and item.seen
    limit 1), false)`;
}
