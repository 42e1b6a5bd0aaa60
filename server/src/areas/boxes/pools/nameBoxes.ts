import type { Locale } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';

/** The names of pools' series in a language, by the pools' ids: a pool's own name also has its number. */
export async function nameBoxes(
  db: Database,
  pool_ids: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, string>> {
  const pools = await db
    .selectFrom('pool')
    .innerJoin('series', 'series.series_id', 'pool.series_id')
    .select(['pool.pool_id', 'series.name'])
    .where('pool.pool_id', '=', (is) => is.fn.any(is.val(pool_ids)))
    .execute();
  return new Map(pools.map(({ pool_id, name }) => [pool_id, name[locale]]));
}
