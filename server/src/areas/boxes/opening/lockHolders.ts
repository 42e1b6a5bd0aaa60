import type { Database } from '../../../platform/db/database.ts';

/** Who drew a ticket, and whether they have looked at it. */
export interface Holder {
  user_id: string;
  opening_id: string;
  seen: boolean;
}

/**
 * Reads who drew each ticket of these pools, by nonce, and keeps their openings as they are until the transaction ends:
 * what an ending adds to an opening is in its player's collection exactly when they have seen the rest of it.
 */
export async function lockHolders(db: Database, pool_ids: readonly string[]): Promise<Map<string, Holder[]>> {
  const holders = new Map(pool_ids.map((pool_id): [string, Holder[]] => [pool_id, []]));
  if (pool_ids.length === 0) return holders;
  const tickets = await db
    .selectFrom('draw')
    .innerJoin('opening', 'opening.opening_id', 'draw.opening_id')
    .select(['draw.pool_id', 'opening.user_id', 'opening.opening_id', 'opening.revealed_at'])
    .where('draw.pool_id', '=', (is) => is.fn.any(is.val(pool_ids)))
    .orderBy('draw.pool_id')
    .orderBy('draw.nonce')
    .forShare('opening')
    .execute();
  for (const { pool_id, user_id, opening_id, revealed_at } of tickets) {
    holders.get(pool_id)?.push({ user_id, opening_id, seen: revealed_at !== null });
  }
  return holders;
}
