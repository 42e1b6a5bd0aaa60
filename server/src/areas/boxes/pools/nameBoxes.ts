import type { Locale } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';

/** The names of pools in a language, by id. */
export async function nameBoxes(
  db: Database,
  pool_ids: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, string>> {
  const pools = await db
    .selectFrom('pool')
    .select(['pool_id', 'name'])
    .where('pool_id', '=', (is) => is.fn.any(is.val(pool_ids)))
    .execute();
  return new Map(pools.map(({ pool_id, name }) => [pool_id, name[locale]]));
}
