import { randomUUID } from 'node:crypto';
import type { Database } from '../platform/db/database.ts';
import { createTestIssue } from './createTestIssue.ts';
import { putOnSale } from '../areas/boxes/pools/putOnSale.ts';

interface TestDaily {
  /** Parts per million; stones have the rest. */
  toy?: number;
  coupon?: number;
  /** How many coupons there are. */
  stock?: number;
  /** Draws after which the seed ends. */
  draws_per_seed?: number;
}

const word = { vn: 'Quà thử', zh: '测试礼', en: 'Test gift' };
let pools = 0;

/** Puts a free draw of a toy, a coupon worth 5.000 and 50 stones on sale for a test, in place of those before. */
export async function createTestDaily(
  db: Database,
  { toy = 0, coupon = 0, stock = 1_000, draws_per_seed = 1_000 }: TestDaily = {},
): Promise<{ pool_id: string; issue_id: string }> {
  const { toy_id, series_id } = await db
    .selectFrom('toy')
    .select(['toy_id', 'series_id'])
    .limit(1)
    .executeTakeFirstOrThrow();
  const issue_id = await createTestIssue(db, { issue: { way: 'gift', stock, per_player: 3 } });
  const [coupon_id, stones_id] = [randomUUID(), randomUUID()];
  const reward = { name: JSON.stringify(word), image: '/art/rewards/stones.svg' };
  await db
    .insertInto('reward')
    .values([
      { ...reward, reward_id: coupon_id, stones: 5_000, coupon_issue_id: issue_id },
      { ...reward, reward_id: stones_id, stones: 50, coupon_issue_id: null },
    ])
    .execute();
  const odds = [
    { toy_id, tier: 'A', rarity: 'rare' as const, weight: toy },
    { reward_id: coupon_id, tier: 'B', rarity: 'rare' as const, weight: coupon },
    { reward_id: stones_id, tier: 'C', rarity: 'common' as const, weight: 1_000_000 - toy - coupon },
  ];
  const pool_id = randomUUID();
  pools += 1;
  await putOnSale(
    db,
    {
      pool_id,
      series_id,
      position: 1_000,
      kind: 'daily',
      name: word,
      description: word,
      image: '/art/rewards/lantern.svg',
      price: 0,
      odds: odds.flatMap((row) => (row.weight === 0 ? [] : [{ ...row, prize_id: randomUUID() }])),
      draws_per_seed,
      spare_units: { common: 0, rare: 0, epic: 0, legendary: 0 },
    },
    new Date(Date.UTC(2026, 10, 1, 0, pools)),
  );
  return { pool_id, issue_id };
}
