import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { itemNotFound } from '../items/messages.ts';

/** Refuses `item_not_found` for toys of an opening whose results its player has not seen: their ids are not known yet. */
export async function requireSeen(db: Database, item_ids: readonly string[]): Promise<void> {
  const unseen = await db
    .selectFrom('item')
    .innerJoin('draw', (join) => join.onRef('draw.pool_id', '=', 'item.pool_id').onRef('draw.nonce', '=', 'item.nonce'))
    .innerJoin('opening', 'opening.opening_id', 'draw.opening_id')
    .select('item.item_id')
    .where('item.item_id', '=', (is) => is.fn.any(is.val(item_ids)))
    .where('opening.revealed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (unseen) throw new Refusal({ error: 'item_not_found', message: itemNotFound, field: 'item_ids' });
}
