import type { Database } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { lockDailyPool } from '../opening/lockPools.ts';
import { turnSeed } from '../proof/turnSeed.ts';
import { eveningAt } from './eveningAt.ts';

/** How long after midnight a seed is published, in ms: until then a draw of that evening may still be under way (ours). */
const patience = 300_000;

/** Publishes the seed of an evening that is over, so that everybody can check its draws the next morning. */
export function revealEvening(db: Database, now: Date): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const [pool] = await lockDailyPool(transaction);
    if (!pool) return;
    const seed = await transaction
      .selectFrom('pool_seed')
      .innerJoin('draw', (join) =>
        join.onRef('draw.pool_id', '=', 'pool_seed.pool_id').onRef('draw.seed_index', '=', 'pool_seed.seed_index'),
      )
      .innerJoin('opening', 'opening.opening_id', 'draw.opening_id')
      .select(['pool_seed.seed_index', 'opening.opened_at'])
      .where('pool_seed.pool_id', '=', pool.pool_id)
      .where('pool_seed.revealed_at', 'is', null)
      .where('draw.nonce', '=', pool.next_nonce - 1)
      .executeTakeFirst();
    if (!seed || now.getTime() < eveningAt(seed.opened_at).closes_at.getTime() + patience) return;
    const { pool_id, next_nonce } = pool;
    turnSeed(transaction, { pool_id, seed_index: seed.seed_index, next_nonce, now });
    touch(transaction, 'boxes/pools', 'everybody');
  });
}
