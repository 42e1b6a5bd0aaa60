import type { readOdds as call } from '@mcy/api/boxes/pools/contract';
import type { Locale, ResponseOf } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import { findPool } from './findPool.ts';
import { readBonuses } from './readBonuses.ts';
import { presentPrize } from './presentPrize.ts';
import { readOddsTable } from './readOddsTable.ts';
import { standingWeights } from './standingWeights.ts';

/** The odds of a pool's next draw. */
export async function readOdds(db: Database, pool_id: string, locale: Locale): Promise<ResponseOf<typeof call>> {
  const pool = await findPool(db, pool_id);
  const { rows, last, endings } = await readOddsTable(db, pool);
  const weights = standingWeights(rows, false);
  return {
    pool_id,
    supply: pool.supply,
    version: pool.odds_version,
    total_weight: weights.reduce((total, weight) => total + weight, 0),
    rows: rows.map((row, index) => ({
      prize: presentPrize(row, locale),
      weight: weights[index] ?? 0,
      total: pool.supply === 'finite' ? row.weight : null,
    })),
    last_prize: last && presentPrize(last, locale),
    bonuses: await readBonuses(db, pool, { last, endings }, locale),
    guarantee_after: pool.guarantee_after,
  };
}
