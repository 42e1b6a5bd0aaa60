import type { Bonus } from '@mcy/api/boxes/pools/words';
import type { readBoxStock as call } from '@mcy/api/collection/stock/contract';
import type { Locale, ResponseOf } from '@mcy/api/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { findPool, presentPrize, selectPrizes } from '../../boxes/door.ts';

/** A box with the units behind its prizes: what it can still give and what is held are counted apart. */
export async function readBoxStock(db: Database, pool_id: string, locale: Locale): Promise<ResponseOf<typeof call>> {
  const pool = await findPool(db, pool_id);
  const prizes = await selectPrizes(db)
    .innerJoin('stock', 'stock.toy_id', 'prize.toy_id')
    .leftJoin('prize_units', 'prize_units.prize_id', 'prize.prize_id')
    .leftJoin('prize_given', 'prize_given.prize_id', 'prize.prize_id')
    .select(['prize.bonus', 'prize.remaining', 'stock.on_hand'])
    .select(sql<number>`coalesce(units, 0) - coalesce(given, 0)`.as('held'))
    .where('prize.pool_id', '=', pool_id)
    .where('prize.odds_version', '=', pool.odds_version)
    .orderBy('prize.position')
    .execute();
  const hasEnded = pool.sold_out || pool.off_sale_at !== null;
  return {
    pool_id,
    name: pool.name[locale],
    image: pool.image,
    supply: pool.supply,
    covered: pool.off_sale_at !== null ? 0 : (pool.remaining ?? Math.min(...prizes.map(({ held }) => held))),
    rows: prizes.map((row) => ({
      prize: presentPrize(row, locale),
      left: leftOf(row, hasEnded),
      held: row.held,
      on_hand: row.on_hand,
    })),
  };
}

/** What a box can still give of a prize: nothing once it has ended. */
function leftOf(
  { bonus, remaining }: { bonus: Bonus | null; remaining: number | null },
  hasEnded: boolean,
): number | null {
  if (bonus !== null) return hasEnded ? 0 : 1;
  return hasEnded && remaining !== null ? 0 : remaining;
}
