import { dailyKind } from '@mcy/api/boxes/pools/words';
import type { Locale } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';

interface BoxWithToy {
  pool_id: string;
  name: string;
  image: string;
  price: number;
  sold_out: boolean;
}

const most = 6;

/** Boxes on sale with a toy as a prize, available ones first. */
export async function listBoxesWith(db: Database, toy_id: string, locale: Locale): Promise<BoxWithToy[]> {
  const pools = await db
    .selectFrom('pool')
    .select(['pool_id', 'name', 'image', 'price', 'sold_out'])
    .where('opened_at', 'is not', null)
    .where('off_sale_at', 'is', null)
    .where('kind', '<>', dailyKind)
    .where((is) =>
      is.exists(
        is
          .selectFrom('prize')
          .select('prize_id')
          .whereRef('prize.pool_id', '=', 'pool.pool_id')
          .whereRef('prize.odds_version', '=', 'pool.odds_version')
          .where('prize.toy_id', '=', toy_id),
      ),
    )
    .orderBy('sold_out')
    .orderBy('position')
    .limit(most)
    .execute();
  return pools.map((pool) => ({ ...pool, name: pool.name[locale] }));
}
