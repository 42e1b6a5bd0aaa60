import { dailyKind } from '@mcy/api/boxes/pools/words';
import type { Database } from '../../../platform/db/database.ts';

/** Of each series: its boxes that can be opened, and how often boxes of it were. */
export async function countBoxes(db: Database): Promise<ReadonlyMap<string, { boxes: number; draws: number }>> {
  const rows = await db
    .selectFrom('pool')
    .select(({ fn }) => [
      'series_id',
      fn
        .countAll<number>()
        .filterWhere((is) => is.and([is('sold_out', '=', false), is('off_sale_at', 'is', null)]))
        .as('boxes'),
      fn.sum<number>('next_nonce').as('draws'),
    ])
    .where('opened_at', 'is not', null)
    .where('kind', '<>', dailyKind)
    .groupBy('series_id')
    .execute();
  return new Map(rows.map(({ series_id, ...counts }) => [series_id, counts]));
}
