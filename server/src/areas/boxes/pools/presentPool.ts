import type { poolSchema } from '@mcy/api/boxes/pools/contract';
import type { Locale, Translated } from '@mcy/api/contract';
import type { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import { type PrizeRow, presentPrize, selectPrizes } from './presentPrize.ts';
import type { PoolKind, PoolSupply } from '../tables.ts';

const topPrizes = 3;

/** A row of `selectPools`. */
export interface PoolRow {
  pool_id: string;
  series_id: string;
  series_name: Translated;
  kind: PoolKind;
  supply: PoolSupply;
  name: Translated;
  description: Translated;
  image: string;
  price: number;
  total: number | null;
  remaining: number | null;
  sold_out: boolean;
  worth_at_least: number | null;
  off_sale_at: Date | null;
}

/** Starts a query over pools that are or were on sale that reads what `presentPool` needs. */
export function selectPools(db: Database) {
  return db
    .selectFrom('pool')
    .innerJoin('series', 'series.series_id', 'pool.series_id')
    .select([
      'pool.pool_id',
      'pool.series_id',
      'series.name as series_name',
      'pool.kind',
      'pool.supply',
      'pool.name',
      'pool.description',
      'pool.image',
      'pool.price',
      'pool.total',
      'pool.remaining',
      'pool.sold_out',
      'pool.worth_at_least',
      'pool.off_sale_at',
    ])
    .where('pool.opened_at', 'is not', null);
}

/** The best prizes of each pool, read in one query. */
export async function readTopPrizes(db: Database, pool_ids: readonly string[]): Promise<Map<string, PrizeRow[]>> {
  if (pool_ids.length === 0) return new Map();
  const prizes = await selectPrizes(db)
    .innerJoin('pool', (join) =>
      join.onRef('pool.pool_id', '=', 'prize.pool_id').onRef('pool.odds_version', '=', 'prize.odds_version'),
    )
    .select('prize.pool_id')
    .where('prize.pool_id', '=', (is) => is.fn.any(is.val(pool_ids)))
    .where('prize.position', '<', topPrizes)
    .orderBy('prize.position')
    .execute();
  return Map.groupBy(prizes, (prize) => prize.pool_id);
}

/** A pool, the same in every call. */
export function presentPool(
  row: PoolRow,
  prizes: readonly PrizeRow[] | undefined,
  locale: Locale,
): z.output<typeof poolSchema> {
  return {
    pool_id: row.pool_id,
    series_id: row.series_id,
    series_name: row.series_name[locale],
    kind: row.kind,
    supply: row.supply,
    name: row.name[locale],
    image: row.image,
    price: row.price,
    total: row.total,
    remaining: row.remaining,
    sold_out: row.sold_out,
    worth_at_least: row.worth_at_least,
    off_sale: row.off_sale_at !== null,
    top_prizes: (prizes ?? []).map((prize) => presentPrize(prize, locale)),
  };
}
