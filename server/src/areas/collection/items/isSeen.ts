import { sql } from 'kysely';

/**
 * A condition for any query over `item`: its player has looked at it. A subquery of one row, because PostgreSQL would
 * answer `exists` for all items at once by reading every draw.
 */
export const isSeen = sql<boolean>`coalesce((
  select opening.revealed_at is not null from draw join opening using (opening_id)
  where draw.pool_id = item.pool_id and draw.nonce = item.nonce limit 1), true)`;
