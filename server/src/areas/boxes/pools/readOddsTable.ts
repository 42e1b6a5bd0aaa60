import type { Database } from '../../../platform/db/database.ts';
import type { Ending } from '@mcy/api/boxes/pools/words';
import type { Bonus } from '../tables.ts';
import { type PrizeRow, selectPrizes } from './presentPrize.ts';
import type { WeightedRow } from './standingWeights.ts';

export interface OddsRow extends PrizeRow, WeightedRow {}

/** A pool's odds table in published order, and the prizes for its last ticket and for its end. */
export interface OddsTable {
  rows: OddsRow[];
  last: PrizeRow | null;
  endings: readonly EndingRow[];
}

export interface EndingRow extends PrizeRow {
  ending: Ending;
}

/** Reads the odds table of the pool's current version. */
export async function readOddsTable(
  db: Database,
  { pool_id, odds_version }: { pool_id: string; odds_version: number },
): Promise<OddsTable> {
  const prizes = await selectOdds(db)
    .where('prize.pool_id', '=', pool_id)
    .where('prize.odds_version', '=', odds_version)
    .execute();
  return tableOf(prizes);
}

/** Reads the odds tables of pools, each of the current version. */
export async function readOddsTables(db: Database, pool_ids: readonly string[]): Promise<Map<string, OddsTable>> {
  const prizes = await selectOdds(db)
    .innerJoin('pool', (join) =>
      join.onRef('pool.pool_id', '=', 'prize.pool_id').onRef('pool.odds_version', '=', 'prize.odds_version'),
    )
    .select('prize.pool_id')
    .where('prize.pool_id', '=', (is) => is.fn.any(is.val(pool_ids)))
    .execute();
  const byPool = Map.groupBy(prizes, ({ pool_id }) => pool_id);
  return new Map([...byPool].map(([pool_id, rows]) => [pool_id, tableOf(rows)]));
}

function selectOdds(db: Database) {
  return selectPrizes(db).select(['prize.bonus', 'prize.weight', 'prize.remaining']).orderBy('prize.position');
}

type Prize = Omit<OddsRow, 'weight'> & { weight: number | null; bonus: Bonus | null };

function tableOf(prizes: readonly Prize[]): OddsTable {
  return {
    rows: prizes.flatMap(({ weight, ...prize }) => (weight === null ? [] : [{ ...prize, weight }])),
    last: prizes.find((prize) => prize.bonus === 'last') ?? null,
    endings: prizes.flatMap(({ bonus, ...prize }) =>
      bonus === null || bonus === 'last' ? [] : [{ ...prize, ending: bonus }],
    ),
  };
}
