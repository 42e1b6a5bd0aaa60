import { dailyKind } from '@mcy/api/boxes/pools/words';
import type { Database } from '../../../platform/db/database.ts';

/** The ids of a series' pools that are on sale. */
export async function listBoxIds(db: Database, series_id: string): Promise<readonly string[]> {
  const pools = await db
    .selectFrom('pool')
    .select('pool_id')
    .where('series_id', '=', series_id)
    .where('opened_at', 'is not', null)
    .where('off_sale_at', 'is', null)
    .where('kind', '<>', dailyKind)
    .orderBy('pool_id')
    .execute();
  return pools.map(({ pool_id }) => pool_id);
}
