import type { Database } from '../../../platform/db/database.ts';
import { type PrizeRow, selectPrizes } from './presentPrize.ts';
import type { WeightedRow } from './standingWeights.ts';

export interface OddsRow extends PrizeRow, WeightedRow {}

/** A pool's odds table in published order, and the prize for its last ticket. */
export interface OddsTable {
  rows: OddsRow[];
  last: PrizeRow | null;
}

/** Reads the odds table of the pool's current version. */
export async function readOddsTable(
  db: Database,
  { pool_id, odds_version }: { pool_id: string; odds_version: number },
): Promise<OddsTable> {
  const prizes = await selectPrizes(db)
    .select(['prize.bonus', 'prize.weight', 'prize.remaining'])
    .where('prize.pool_id', '=', pool_id)
    .where('prize.odds_version', '=', odds_version)
    .orderBy('prize.position')
    .execute();
  return {
    rows: prizes.flatMap(({ weight, ...prize }) => (weight === null ? [] : [{ ...prize, weight }])),
    last: prizes.find((prize) => prize.bonus === 'last') ?? null,
  };
}
