import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { touch } from '../../../platform/facts/touch.ts';

interface ShortPrize {
  prize_id: string;
  pool_id: string;
  toy_id: string;
  /** Units that would fill its reserve. */
  missing: number;
}

/**
 * Promises free units to the prizes of infinite pools whose reserve is half empty, as many as there are. Processes that
 * do it at the same time follow each other, and the next one finds the reserves full.
 */
export function restockReserves(db: Database, now: Date): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const toy_ids = [...new Set((await listShortPrizes(transaction)).map(({ toy_id }) => toy_id))];
    if (toy_ids.length === 0) return;
    const counts = await transaction
      .selectFrom('stock')
      .select(['toy_id', 'free'])
      .where('toy_id', '=', (is) => is.fn.any(is.val(toy_ids)))
      .orderBy('toy_id')
      .forNoKeyUpdate()
      .execute();
    const free = new Map(counts.map((count) => [count.toy_id, count.free]));
    const promises = (await listShortPrizes(transaction)).flatMap(({ prize_id, pool_id, toy_id, missing }) => {
      const available = free.get(toy_id) ?? 0;
      const promised = Math.min(missing, available);
      if (promised <= 0) return [];
      free.set(toy_id, available - promised);
      return [
        { toy_id, prize_id, promised, kind: 'promise' as const, on_hand: 0, reference_id: pool_id, moved_at: now },
      ];
    });
    if (promises.length === 0) return;
    await transaction.insertInto('stock_movement').values(promises).execute();
    touch(transaction, 'collection/stock', 'everybody');
  });
}

/** The emptiest first. */
async function listShortPrizes(db: Database): Promise<readonly ShortPrize[]> {
  const { rows } = await sql<ShortPrize>`
    select prize_id, pool_id, toy_id, needed - held as missing
    from (
      select prize.prize_id, pool.pool_id, toy_id, units_needed(pool, prize) as needed,
        units - coalesce(given, 0) as held
      from pool
      join prize on prize.pool_id = pool.pool_id and prize.odds_version = pool.odds_version
      join prize_units using (prize_id) left join prize_given using (prize_id)
      where supply = 'infinite' and opened_at is not null and off_sale_at is null
    ) as reserve
    join stock using (toy_id)
    where held * 2 <= needed and free > 0
    order by held::numeric / needed, prize_id`.execute(db);
  return rows;
}
