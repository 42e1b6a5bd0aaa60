import type { Item } from '@mcy/api/collection/items/contract';
import type { Locale } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { itemNotFound } from './messages.ts';
import { presentItem, selectItems } from './presentItem.ts';

/** A player's items with these ids, newest first. Refuses `item_not_found` where one is missing or another player's. */
export async function listItems(
  db: Database,
  user_id: string,
  item_ids: readonly string[],
  locale: Locale,
): Promise<Item[]> {
  const wanted = [...new Set(item_ids)];
  const rows = await selectItems(db, user_id)
    .where('item.item_id', '=', (is) => is.fn.any(is.val(wanted)))
    .orderBy('item.item_id', 'desc')
    .execute();
  if (rows.length < wanted.length) {
    throw new Refusal({ error: 'item_not_found', message: itemNotFound, field: 'item_ids' });
  }
  return rows.map((item) => presentItem(item, locale));
}
