import type { Item } from '@mcy/api/collection/items/contract';
import type { Locale } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import { presentItem, selectItems } from './presentItem.ts';

interface Makings {
  user_id: string;
  /** Upgrades or syntheses of that player. */
  ids: readonly string[];
  locale: Locale;
}

/** What a making took, most valuable first, and the item it made, as long as that is its player's. */
interface Making {
  items: Item[];
  item_id: string | null;
}

/** Reads what upgrades or syntheses took and made, and returns it by id. */
export async function readMaking(db: Database, { user_id, ids, locale }: Makings): Promise<(id: string) => Making> {
  const [taken, made] = await Promise.all([
    selectItems(db, user_id)
      .select('item.held_by')
      .where('item.held_by', '=', (is) => is.fn.any(is.val(ids)))
      .orderBy('toy.value', 'desc')
      .orderBy('item.item_id')
      .execute(),
    db
      .selectFrom('item')
      .select(['item_id', 'origin_id'])
      .where('origin_id', '=', (is) => is.fn.any(is.val(ids)))
      .where('user_id', '=', user_id)
      .execute(),
  ]);
  const items = Map.groupBy(taken, ({ held_by }) => held_by);
  const madeBy = new Map(made.map(({ origin_id, item_id }) => [origin_id, item_id]));
  return (id) => ({
    items: (items.get(id) ?? []).map((item) => presentItem(item, locale)),
    item_id: madeBy.get(id) ?? null,
  });
}
