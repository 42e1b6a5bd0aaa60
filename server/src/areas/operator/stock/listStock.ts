import type { Locale, ParsedRequestOf, ResponseOf } from '@mcy/api/contract';
import type { listStock as call, ToyStock } from '@mcy/api/operator/stock/contract';
import { type Selectable, sql } from 'kysely';
import type { Database, Tables } from '../../../platform/db/database.ts';
import { cutPage } from '../../../platform/http/cutPage.ts';
import { readIdCursor } from '../../../platform/http/readCursor.ts';

/** Starts a query over toys with their counts that reads what `presentToyStock` needs. */
export function selectToyStock(db: Database) {
  return db
    .selectFrom('stock')
    .innerJoin('toy', 'toy.toy_id', 'stock.toy_id')
    .innerJoin('series', 'series.series_id', 'toy.series_id')
    .select(['stock.toy_id', 'on_hand', 'promised', 'free', 'low_since'])
    .select(['toy.name', 'toy.image', 'toy.rarity', 'series.name as series_name']);
}

type ToyStockRow = Selectable<Tables['stock']> &
  Pick<Selectable<Tables['toy']>, 'name' | 'image' | 'rarity'> & {
    series_name: Selectable<Tables['series']>['name'];
  };

/** A toy with its counts, the same in every call. */
export function presentToyStock({ name, series_name, low_since, ...row }: ToyStockRow, locale: Locale): ToyStock {
  return {
    ...row,
    name: name[locale],
    series_name: series_name[locale],
    low_since: low_since?.toISOString() ?? null,
  };
}

/** A page of toys, the fewest free units first. */
export async function listStock(
  db: Database,
  { shown, q, cursor, limit }: ParsedRequestOf<typeof call>,
  locale: Locale,
): Promise<ResponseOf<typeof call>> {
  let query = selectToyStock(db);
  if (shown === 'low') query = query.where('low_since', 'is not', null);
  if (q !== undefined) {
    const names = sql`fold_text(concat_ws(' ', toy.name ->> 'vn', toy.name ->> 'zh', toy.name ->> 'en',
      series.name ->> 'vn', series.name ->> 'zh', series.name ->> 'en'))`;
    query = query.where(sql<boolean>`position(fold_text(${q.trim()}) in ${names}) > 0`);
  }
  const after = readIdCursor(cursor);
  if (after !== null) {
    query = query.where(sql<boolean>`(stock.free, stock.toy_id) > (
      select free, toy_id from stock where toy_id = ${after})`);
  }
  const found = await query
    .orderBy('stock.free')
    .orderBy('stock.toy_id')
    .limit(limit + 1)
    .execute();
  const { rows, next_cursor } = cutPage(found, limit, ({ toy_id }) => toy_id);
  return { rows: rows.map((row) => presentToyStock(row, locale)), next_cursor };
}
