import { sharedPlayer } from '../../account/players/sharedPlayer.ts';
import type { Database } from '../../db/database.ts';
import { sharedPool } from '../../boxes/shared/sharedPool.ts';
import { sharedPrize } from '../../boxes/shared/sharedPrize.ts';
import { sharedSeries } from '../../boxes/shared/sharedSeries.ts';
import type { SharedItem } from './SharedItem.ts';
import { shopPages } from './shopPages.ts';

/** What a path's link is about. */
export interface SharedPage {
  /** The query parameter that names the item, a UUID; null for a page that is always about the same. */
  parameter: string | null;
  /** The item of that id; null when there is none, or it is not to be seen. */
  read: (db: Database, id: string) => Promise<SharedItem | null>;
}

/**
 * The pages whose links say what they are about, by path; every other page says what the shop is.
 * A new one is a line here and a function of its area: whatever anybody may see of the item, and nothing else.
 */
export const sharedPages: Readonly<Record<string, SharedPage>> = {
  '/pages/box/pool_choose': { parameter: 'series_id', read: sharedSeries },
  '/pages/box/detail': { parameter: 'pool_id', read: sharedPool('/pages/box/detail') },
  '/pages/box/goods_rate': { parameter: 'pool_id', read: sharedPool('/pages/box/goods_rate') },
  '/pages/box/goods_detail': { parameter: 'prize_id', read: sharedPrize },
  '/pages/user/home': { parameter: 'user_id', read: sharedPlayer },
  ...Object.fromEntries(
    Object.entries(shopPages).map(([path, item]) => [path, { parameter: null, read: () => Promise.resolve(item) }]),
  ),
};
