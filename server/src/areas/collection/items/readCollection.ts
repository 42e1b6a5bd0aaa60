import type { readCollection as call, readSeriesToys as seriesCall } from '@mcy/api/collection/items/contract';
import { keptStates } from '@mcy/api/collection/items/words';
import type { Locale, ResponseOf, Translated } from '@mcy/api/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

/** What a player has in all, and how much of each series. */
export async function readCollection(db: Database, user_id: string, locale: Locale): Promise<ResponseOf<typeof call>> {
  const [all, { rows: series }] = await Promise.all([
    db
      .selectFrom('item_count')
      .innerJoin('toy', 'toy.toy_id', 'item_count.toy_id')
      .select((is) => [
        is.cast<number>(is.fn.coalesce(is.fn.sum('items'), is.lit(0)), 'integer').as('count'),
        is.cast<number>(sql`coalesce(sum(items * toy.value), 0)`, 'bigint').as('value'),
      ])
      .where('item_count.user_id', '=', user_id)
      .where('item_count.state', '=', (is) => is.fn.any(is.val(keptStates)))
      .executeTakeFirstOrThrow(),
    sql<{ series_id: string; name: Translated; image: string; owned: number; total: number }>`
      with owned as (
        select distinct toy_id from item_count
        where user_id = ${user_id} and items > 0 and state = any(${keptStates})
      )
      select series.series_id, series.name, series.image, count(owned.toy_id)::integer as owned, count(*)::integer as total
      from series join toy using (series_id) left join owned using (toy_id)
      group by series.series_id
      order by count(owned.toy_id) = 0, series.position`.execute(db),
  ]);
  return { ...all, series: series.map(({ name, ...rest }) => ({ ...rest, name: name[locale] })) };
}

/** Every toy of a series, most valuable first, and how many of each a player has. */
export async function readSeriesToys(
  db: Database,
  user_id: string,
  series_id: string,
  locale: Locale,
): Promise<ResponseOf<typeof seriesCall>> {
  const { rows } = await sql<Omit<ResponseOf<typeof seriesCall>['rows'][number], 'name'> & { name: Translated }>`
    select toy.toy_id, toy.name, toy.image, toy.rarity, toy.value,
      coalesce((
        select sum(items) from item_count
        where item_count.user_id = ${user_id} and item_count.toy_id = toy.toy_id and state = any(${keptStates})
      ), 0)::integer as owned,
      (
        select prize_id from prize
        join pool on pool.pool_id = prize.pool_id and pool.odds_version = prize.odds_version
        where prize.toy_id = toy.toy_id and pool.opened_at is not null and pool.off_sale_at is null
          and not pool.sold_out
        order by prize.prize_id limit 1
      ) as prize_id
    from toy where toy.series_id = ${series_id}
    order by toy.value desc, toy.toy_id`.execute(db);
  return { rows: rows.map(({ name, ...toy }) => ({ ...toy, name: name[locale] })) };
}
