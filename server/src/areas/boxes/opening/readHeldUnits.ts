import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { LockedPool } from './lockPools.ts';

/**
 * Reads how many units each prize of locked pools holds, for infinite ones of which more draws are wanted than are
 * known to be covered. Prizes give units at different paces, so the scarcest usually covers more than before: with a full
 * reserve the count lasts for at least fifty draws.
 */
export async function readHeldUnits(
  db: Database,
  locked: readonly LockedPool[],
  wantedOf: (pool_id: string) => number,
): Promise<Map<string, Map<string, number>>> {
  const short = locked.filter(({ pool_id, remaining, next_nonce, backed_until }) => {
    if (remaining !== null) return false;
    return next_nonce + wantedOf(pool_id) > backed_until;
  });
  if (short.length === 0) return new Map();
  const rows = await db
    .selectFrom('prize')
    .innerJoin('pool', (join) =>
      join.onRef('pool.pool_id', '=', 'prize.pool_id').onRef('pool.odds_version', '=', 'prize.odds_version'),
    )
    .leftJoin('prize_units', 'prize_units.prize_id', 'prize.prize_id')
    .leftJoin('prize_given', 'prize_given.prize_id', 'prize.prize_id')
    .select(['prize.pool_id', 'prize.prize_id'])
    .select(sql<number>`coalesce(units, 0) - coalesce(given, 0)`.as('held'))
    .where('prize.toy_id', 'is not', null)
    .where('prize.pool_id', '=', (is) => is.fn.any(is.val(short.map(({ pool_id }) => pool_id))))
    .execute();
  const pools = Map.groupBy(rows, ({ pool_id }) => pool_id);
  return new Map(
    [...pools].map(([pool_id, prizes]) => [pool_id, new Map(prizes.map((row) => [row.prize_id, row.held]))]),
  );
}
