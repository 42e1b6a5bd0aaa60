import type { Database } from '../../../../platform/db/database.ts';
import { type SharedItem, sharedItem } from '../../../../platform/pages/SharedItem.ts';

/** The shared link of a prize: its toy, while its pool is or was on sale. */
export async function sharedPrize(db: Database, prize_id: string): Promise<SharedItem | null> {
  const toy = await db
    .selectFrom('prize')
    .innerJoin('toy', 'toy.toy_id', 'prize.toy_id')
    .innerJoin('pool', 'pool.pool_id', 'prize.pool_id')
    .select(['toy.name', 'toy.description', 'toy.image'])
    .where('prize.prize_id', '=', prize_id)
    .where('pool.opened_at', 'is not', null)
    .executeTakeFirst();
  return toy ? sharedItem({ ...toy, url_meta: `/pages/box/goods_detail?prize_id=${prize_id}` }) : null;
}
