import type { Database } from '../../../platform/db/database.ts';
import { type OddsTable, readOddsTables } from '../pools/readOddsTable.ts';
import type { LockedPool } from './lockPools.ts';
import type { PoolOnSale } from './PoolOnSale.ts';
import { type SeedInUse, readSeedsInUse } from './readSeedsInUse.ts';

/** How long a pool is remembered, in ms: names and pictures of its prizes may change beside its odds (ours). */
const memory = 60_000;

/** The most pools that are remembered (ours). */
const mostPools = 1_000;

interface Remembered {
  odds_version: number;
  next_nonce: number;
  table: OddsTable;
  seed: SeedInUse | null;
  until: number;
}

/** What a process remembers of pools it drew from, for one database. */
export interface PoolMemory {
  /** Locked pools with their odds and seeds. */
  recall: (db: Database, locked: readonly LockedPool[]) => Promise<Map<string, PoolOnSale>>;
  /** Remembers how a commit left pools. */
  keep: (pools: Iterable<PoolOnSale>) => void;
}

/**
 * Odds, tickets left and seed of a pool change only with its draws, and each draw counts up `next_nonce`. So what was
 * true at a number is true while the locked row still shows it; else another process drew, and all is read again.
 */
export function createPoolMemory(): PoolMemory {
  const pools = new Map<string, Remembered>();

  function remembered({ pool_id, odds_version, next_nonce }: LockedPool): Remembered | null {
    const known = pools.get(pool_id);
    const isTrue = known?.odds_version === odds_version && known.next_nonce === next_nonce;
    return known && isTrue && known.until > Date.now() ? known : null;
  }

  return {
    recall: async (db, locked) => {
      const known = new Map(locked.map((pool) => [pool.pool_id, remembered(pool)]));
      const unknown = [...known].flatMap(([pool_id, pool]) => (pool ? [] : [pool_id]));
      const [tables, seeds] =
        unknown.length === 0
          ? [new Map<string, OddsTable>(), new Map<string, SeedInUse>()]
          : await Promise.all([readOddsTables(db, unknown), readSeedsInUse(db, unknown)]);
      return new Map(
        locked.map((pool): [string, PoolOnSale] => {
          const memorized = known.get(pool.pool_id);
          const table = memorized?.table ?? tables.get(pool.pool_id) ?? { rows: [], last: null, endings: [] };
          const seed = memorized?.seed ?? seeds.get(pool.pool_id) ?? null;
          // Orders take tickets from these rows; the remembered ones stay until the commit.
          return [pool.pool_id, { ...pool, ...table, rows: table.rows.map((row) => ({ ...row })), seed, turn: null }];
        }),
      );
    },
    keep: (drawn) => {
      for (const { pool_id, odds_version, next_nonce, rows, last, endings, seed, turn } of drawn) {
        pools.delete(pool_id);
        // The next seed is read when it is needed.
        if (turn) continue;
        pools.set(pool_id, {
          odds_version,
          next_nonce,
          table: { rows, last, endings },
          seed,
          until: Date.now() + memory,
        });
      }
      for (const oldest of pools.keys()) {
        if (pools.size <= mostPools) break;
        pools.delete(oldest);
      }
    },
  };
}
