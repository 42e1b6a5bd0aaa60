import type { Translated } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import { type Ending, bonuses, supplyOf } from '@mcy/api/boxes/pools/words';
import type { Bonus, PoolKind, Rarity } from '../tables.ts';
import { beginStock } from './beginStock.ts';
import { commitFirstSeed } from '../proof/turnSeed.ts';

/** A prize of a new pool. */
export interface NewPrize {
  prize_id: string;
  /** One of the two. */
  toy_id?: string;
  reward_id?: string;
  tier: string;
  rarity: Rarity;
}

/** A new pool; its remaining tickets follow from its odds. */
export interface NewPool {
  pool_id: string;
  series_id: string;
  position: number;
  kind: PoolKind;
  name: Translated;
  description: Translated;
  image: string;
  /** Coins for one draw. */
  price: number;
  /** In published order: with tickets made, or parts per million. */
  odds: readonly (NewPrize & { weight: number })[];
  /** The prize for the last ticket of a finite pool. */
  last?: NewPrize | undefined;
  /** What a finite pool gives at its end beside that. */
  endings?: Partial<Readonly<Record<Ending, NewPrize>>> | undefined;
  /** What each prize of a lucky bag is worth at least. */
  worth_at_least?: number | undefined;
  guarantee_after?: number | undefined;
  /** Infinite pools: draws after which the seed is revealed and replaced. */
  draws_per_seed?: number | undefined;
  /** Infinite pools: draws that the warehouse holds units for. */
  reserve_draws?: number | undefined;
  /** For the demo and tests: the warehouse has what the pool needs, and this many more of each prize. */
  spare_units?: Readonly<Record<Rarity, number>> | undefined;
  /** 64 hexadecimal characters; random without. */
  first_seed?: string | undefined;
}

/**
 * Creates a pool with its odds and first seed and puts it on sale, which freezes its odds. False when a pool with this id exists. The
 * database refuses odds that do not add up, and promises each prize its units of the warehouse: with too few it violates
 * `units_cover_promises`.
 */
export async function putOnSale(db: Database, pool: NewPool, now: Date): Promise<boolean> {
  const { pool_id, odds } = pool;
  const isFinite = supplyOf[pool.kind] === 'finite';
  const total = isFinite ? odds.reduce((tickets, { weight }) => tickets + weight, 0) : null;
  const created = await db
    .insertInto('pool')
    .values({
      pool_id,
      series_id: pool.series_id,
      position: pool.position,
      kind: pool.kind,
      supply: isFinite ? 'finite' : 'infinite',
      name: JSON.stringify(pool.name),
      description: JSON.stringify(pool.description),
      image: pool.image,
      price: pool.price,
      worth_at_least: pool.worth_at_least ?? null,
      total,
      remaining: total,
      guarantee_after: pool.guarantee_after ?? null,
      draws_per_seed: pool.draws_per_seed ?? null,
      ...(pool.reserve_draws !== undefined && { reserve_draws: pool.reserve_draws }),
      opened_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('pool_id')
    .executeTakeFirst();
  if (!created) return false;

  const rows = odds.map((prize, position) => ({
    toy_id: null,
    reward_id: null,
    ...prize,
    pool_id,
    position,
    bonus: null,
    remaining: isFinite ? prize.weight : null,
  }));
  const onTop = bonusesOf(pool).map(({ prize, bonus }, place) => ({
    toy_id: null,
    reward_id: null,
    ...prize,
    pool_id,
    position: odds.length + place,
    bonus,
    weight: null,
    remaining: null,
  }));
  await db
    .insertInto('prize')
    .values([...rows, ...onTop])
    .execute();
  if (pool.spare_units) await beginStock(db, { pool_id, spare_units: pool.spare_units, now });
  await commitFirstSeed(db, pool_id, pool.first_seed);
  await db.updateTable('pool').set({ opened_at: now }).where('pool_id', '=', pool_id).execute();
  return true;
}

function bonusesOf({ last, endings = {} }: NewPool): { bonus: Bonus; prize: NewPrize }[] {
  const prizes = { last, ...endings };
  return bonuses.flatMap((bonus) => {
    const prize = prizes[bonus];
    return prize ? [{ bonus, prize }] : [];
  });
}
