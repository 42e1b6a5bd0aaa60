import type { listToys as call } from '@mcy/api/collection/items/contract';
import { type ToyOrder, keptStates } from '@mcy/api/collection/items/words';
import type { Locale, ParsedRequestOf, ResponseOf } from '@mcy/api/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { cutPage } from '../../../platform/http/cutPage.ts';
import { readNumberCursor } from '../../../platform/http/readCursor.ts';
import { presentToy, toyColumns } from './presentItem.ts';

/** How many items of a group the answer names: what a player chooses at once. */
const namedItems = 20;

/** A page of a player's toys: equal ones in the same state are one row. It reads the player's toys, not their items. */
export async function listToys(
  db: Database,
  user_id: string,
  { state, series_id, rarity, q, order = 'newest', cursor, limit }: ParsedRequestOf<typeof call>,
  locale: Locale,
): Promise<ResponseOf<typeof call>> {
  const [direction, place] = places[order](locale);
  let query = db
    .selectFrom('item_count')
    .innerJoin('toy', 'toy.toy_id', 'item_count.toy_id')
    .innerJoin('series', 'series.series_id', 'toy.series_id')
    .select(toyColumns)
    .select(['item_count.count_id', 'item_count.state', 'item_count.items'])
    .where('item_count.user_id', '=', user_id)
    .where('item_count.items', '>', 0)
    .where('item_count.state', '=', (is) => is.fn.any(is.val(state === undefined ? keptStates : [state])));
  if (series_id !== undefined) query = query.where('toy.series_id', '=', series_id);
  if (rarity !== undefined) query = query.where('toy.rarity', '=', rarity);
  if (q !== undefined) {
    const names = sql`fold_text(concat_ws(' ', toy.name ->> 'vn', toy.name ->> 'zh', toy.name ->> 'en',
      series.name ->> 'vn', series.name ->> 'zh', series.name ->> 'en'))`;
    query = query.where(sql<boolean>`position(fold_text(${q.trim()}) in ${names}) > 0`);
  }
  const after = readNumberCursor(cursor);
  if (after !== null) {
    const than = sql.raw(direction === 'desc' ? '<' : '>');
    query = query.where(sql<boolean>`(${place}, item_count.count_id) ${than} (
      select ${place}, item_count.count_id from item_count join toy using (toy_id)
      where item_count.count_id = ${after} and item_count.user_id = ${user_id})`);
  }
  const found = await query
    .orderBy(place, direction)
    .orderBy('item_count.count_id', direction)
    .limit(limit + 1)
    .execute();
  const page = cutPage(found, limit, ({ count_id }) => count_id);
  const named = await nameItems(
    db,
    user_id,
    page.rows.map(({ toy_id, state: within }) => ({ toy_id, state: within })),
  );
  return {
    rows: page.rows.map((row) => ({
      ...presentToy(row, locale),
      state: row.state,
      count: row.items,
      item_ids: named.get(`${row.toy_id} ${row.state}`) ?? [],
    })),
    next_cursor: page.next_cursor,
  };
}

/** What each order sorts by, and which way. */
const places: Readonly<Record<ToyOrder, (locale: Locale) => ['asc' | 'desc', RawBuilder<unknown>]>> = {
  newest: () => ['desc', sql`item_count.newest`],
  value: () => ['desc', sql`toy.value`],
  name: (locale) => ['asc', sql`fold_text(toy.name ->> ${sql.lit(locale)})`],
};

/** The newest items of each group. */
async function nameItems(db: Database, user_id: string, groups: readonly { toy_id: string; state: string }[]) {
  if (groups.length === 0) return new Map<string, string[]>();
  const { rows } = await sql<{ toy_id: string; state: string; item_id: string }>`
    select wanted.toy_id, wanted.state, latest.item_id
    from unnest(${groups.map(({ toy_id }) => toy_id)}::uuid[], ${groups.map(({ state }) => state)}::text[]) as wanted (toy_id, state)
    cross join lateral (
      select item_id from item
      where item.user_id = ${user_id} and item.toy_id = wanted.toy_id and item.state = wanted.state and item.seen
      order by item_id desc limit ${namedItems}
    ) as latest`.execute(db);
  const named = new Map<string, string[]>();
  for (const { toy_id, state, item_id } of rows) {
    const key = `${toy_id} ${state}`;
    named.set(key, [...(named.get(key) ?? []), item_id]);
  }
  return named;
}
