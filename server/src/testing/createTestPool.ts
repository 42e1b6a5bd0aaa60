import { randomUUID } from 'node:crypto';
import type { Database } from '../platform/db/database.ts';
import { endings, supplyOf } from '@mcy/api/boxes/pools/words';
import { type NewPool, type NewPrize, putOnSale } from '../areas/boxes/pools/putOnSale.ts';

const tiers = ['A', 'B', 'C', 'D'] as const;
const rarities = ['legendary', 'epic', 'rare', 'common'] as const;

export interface TestPool {
  pool_id: string;
  /** In published order. */
  prize_ids: string[];
  last_prize_id: string | undefined;
}

/** Puts a pool with these weights, best tier first, on sale for a test; a finite pool unless `kind` says otherwise. */
export async function createTestPool(
  db: Database,
  weights: readonly number[],
  settings: Partial<
    Pick<
      NewPool,
      | 'kind'
      | 'price'
      | 'guarantee_after'
      | 'draws_per_seed'
      | 'reserve_draws'
      | 'spare_units'
      | 'name'
      | 'first_seed'
      | 'worth_at_least'
    >
  > & {
    /** A finite pool that gives every ending. */
    withEndings?: boolean;
  } = {},
): Promise<TestPool> {
  const toys = await db
    .selectFrom('toy')
    .select(['toy_id', 'series_id'])
    .limit(weights.length + 1)
    .execute();
  const prizeAt = (index: number): NewPrize => ({
    prize_id: randomUUID(),
    toy_id: toys[index]?.toy_id ?? '',
    tier: tiers[index] ?? 'Last',
    rarity: rarities[index] ?? 'legendary',
  });
  const { kind = 'ichiban', withEndings = false, ...others } = settings;
  const odds = weights.map((weight, index) => ({ ...prizeAt(index), weight }));
  const isFinite = supplyOf[kind] === 'finite';
  const last = isFinite ? { ...prizeAt(weights.length), tier: 'Last' } : undefined;
  const pool_id = randomUUID();
  await putOnSale(
    db,
    {
      pool_id,
      series_id: toys[0]?.series_id ?? '',
      position: 1_000,
      kind,
      name: { vn: 'Hộp thử', zh: '测试箱', en: 'Test box' },
      description: { vn: 'Để thử', zh: '用于测试', en: 'For tests' },
      image: '/art/toys/echo-shell.webp',
      price: 10_000,
      odds,
      last,
      draws_per_seed: isFinite ? undefined : 20,
      spare_units: { common: 100, rare: 100, epic: 100, legendary: 100 },
      endings: withEndings
        ? Object.fromEntries(endings.map((ending, place) => [ending, { ...prizeAt(place), tier: 'End' }]))
        : undefined,
      ...others,
    },
    new Date('2026-11-21T03:00:00Z'),
  );
  return { pool_id, prize_ids: odds.map((row) => row.prize_id), last_prize_id: last?.prize_id };
}
