import type { Database } from '../../../../platform/db/database.ts';
import { type SharedItem, sharedItem } from '../../../../platform/pages/SharedItem.ts';

/** The shared link of a pool's pages, while the pool is or was on sale. */
export function sharedPool(path: string): (db: Database, pool_id: string) => Promise<SharedItem | null> {
  return async (db, pool_id) => {
    const pool = await db
      .selectFrom('pool')
      .select(['name', 'description', 'image'])
      .where('pool_id', '=', pool_id)
      .where('opened_at', 'is not', null)
      .executeTakeFirst();
    return pool ? sharedItem({ ...pool, url_meta: `${path}?pool_id=${pool_id}` }) : null;
  };
}
