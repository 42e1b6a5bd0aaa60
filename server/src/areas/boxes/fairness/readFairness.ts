import type { readFairness as call } from '@mcy/api/boxes/fairness/contract';
import { evidenceAgainst } from '@mcy/api/boxes/fairness/rules';
import type { Locale, ResponseOf } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import { findPool } from '../pools/findPool.ts';
import { presentPrize, selectPrizes } from '../pools/presentPrize.ts';

/** What was drawn from a pool, beside each version of its odds. */
export async function readFairness(db: Database, pool_id: string, locale: Locale): Promise<ResponseOf<typeof call>> {
  const pool = await findPool(db, pool_id);
  const prizes = await selectPrizes(db)
    .leftJoin('prize_drawn', 'prize_drawn.prize_id', 'prize.prize_id')
    .select(['prize.odds_version', 'prize.weight'])
    .select((is) => [
      is.fn.coalesce('prize_drawn.drawn', is.lit(0)).as('drawn'),
      is.fn.coalesce('prize_drawn.guaranteed', is.lit(0)).as('guaranteed'),
    ])
    .where('prize.pool_id', '=', pool_id)
    .where('prize.odds_version', '<=', pool.odds_version)
    .where('prize.bonus', 'is', null)
    .orderBy('prize.odds_version', 'desc')
    .orderBy('prize.position')
    .execute();
  const versions = Map.groupBy(prizes, ({ odds_version }) => odds_version);
  return {
    pool_id,
    pool_name: pool.name[locale],
    pool_image: pool.image,
    supply: pool.supply,
    tables: [...versions].map(([version, rows]) => {
      const observed = rows.map(({ weight, drawn }) => ({ weight: weight ?? 0, drawn }));
      return {
        version,
        draws: rows.reduce((sum, { drawn }) => sum + drawn, 0),
        guaranteed: rows.reduce((sum, { guaranteed }) => sum + guaranteed, 0),
        rows: rows.map((row) => ({ prize: presentPrize(row, locale), weight: row.weight ?? 0, drawn: row.drawn })),
        evidence: pool.supply === 'infinite' ? evidenceAgainst(observed) : null,
      };
    }),
  };
}
