import type { listRecipes as call } from '@mcy/api/collection/synthesis/contract';
import type { Locale, ParsedRequestOf, ResponseOf } from '@mcy/api/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { readPage } from '../../../platform/http/readPage.ts';
import { presentToy, toyColumns } from '../items/presentItem.ts';

/** A page of the recipes of now, as many as the warehouse has toys for, with how many of a player's toys fit each. */
export async function listRecipes(
  db: Database,
  user_id: string,
  page: ParsedRequestOf<typeof call>,
  locale: Locale,
): Promise<ResponseOf<typeof call>> {
  const query = db
    .selectFrom('recipe')
    .innerJoin('toy', 'toy.toy_id', 'recipe.toy_id')
    .innerJoin('series', 'series.series_id', 'toy.series_id')
    .innerJoin('stock', 'stock.toy_id', 'recipe.toy_id')
    .leftJoin('series as taken', 'taken.series_id', 'recipe.takes_series_id')
    .select(toyColumns)
    .select(['recipe.recipe_id', 'recipe.takes', 'recipe.takes_rarity', 'recipe.takes_series_id'])
    .select(['recipe.stock', 'recipe.given', 'stock.free', 'taken.name as taken_name'])
    .select(
      sql<number>`coalesce((
        select sum(items) from item_count join toy as own using (toy_id)
        where item_count.user_id = ${user_id} and state = 'held' and own.rarity = recipe.takes_rarity
          and (recipe.takes_series_id is null or own.series_id = recipe.takes_series_id)
      ), 0)::integer`.as('owned'),
    )
    .where('recipe.stopped_at', 'is', null)
    .whereRef('recipe.given', '<', 'recipe.stock')
    .where('stock.free', '>', 0);
  const { rows, next_cursor } = await readPage(query, { by: 'recipe.recipe_id' }, page);
  return {
    rows: rows.map((row) => ({
      recipe_id: row.recipe_id,
      toy: presentToy(row, locale),
      takes: row.takes,
      takes_rarity: row.takes_rarity,
      takes_series_id: row.takes_series_id,
      takes_series_name: row.taken_name?.[locale] ?? null,
      left: Math.min(row.stock - row.given, row.free),
      owned: row.owned,
    })),
    next_cursor,
  };
}
