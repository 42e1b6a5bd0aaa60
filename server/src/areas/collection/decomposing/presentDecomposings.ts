import type { Decomposing } from '@mcy/api/collection/decomposing/contract';
import type { Locale } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import { presentItem, selectItems } from '../items/presentItem.ts';
import type { DecomposingRow } from './tables.ts';

/** A player's decomposings with the items of each, read in one query. */
export async function presentDecomposings(
  db: Database,
  rows: readonly DecomposingRow[],
  locale: Locale,
): Promise<Decomposing[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const found = await selectItems(db, first.user_id)
    .select('item.held_by')
    .where('item.held_by', '=', (is) => is.fn.any(is.val(rows.map(({ decomposing_id }) => decomposing_id))))
    .orderBy('toy.value', 'desc')
    .orderBy('item.item_id')
    .execute();
  const items = Map.groupBy(found, ({ held_by }) => held_by);
  return rows.map(({ decomposing_id, count, stones, decomposed_at }) => ({
    decomposing_id,
    stones,
    count,
    decomposed_at: decomposed_at.toISOString(),
    items: (items.get(decomposing_id) ?? []).map((item) => presentItem(item, locale)),
  }));
}
