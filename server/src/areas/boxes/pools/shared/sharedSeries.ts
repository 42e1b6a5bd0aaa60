import type { Database } from '../../../../platform/db/database.ts';
import { type SharedItem, sharedItem } from '../../../../platform/pages/SharedItem.ts';

/** The shared link of a series, while a pool of it is on sale. */
export async function sharedSeries(db: Database, series_id: string): Promise<SharedItem | null> {
  const series = await db
    .selectFrom('series')
    .select(['name', 'description', 'image'])
    .where('series_id', '=', series_id)
    .where((is) =>
      is.exists(
        is
          .selectFrom('pool')
          .whereRef('pool.series_id', '=', 'series.series_id')
          .where('pool.opened_at', 'is not', null)
          .select('pool.pool_id'),
      ),
    )
    .executeTakeFirst();
  return series ? sharedItem({ ...series, url_meta: `/pages/box/pool_choose?series_id=${series_id}` }) : null;
}
