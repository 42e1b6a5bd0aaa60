import { createHash } from 'node:crypto';
import type { DemoTimes } from '../../../../platform/area/DemoDay.ts';
import { demoId } from '../../../../platform/db/demoId.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { seedDemoIssue } from '../../../coupons/door.ts';
import { demoPoolId } from '../../pools/demoPoolId.ts';
import { putOnSale } from '../../pools/putOnSale.ts';
import { dailyPrizes } from './dailyPrizes.ts';

/** Draws after which a seed is published even before its evening is over. */
const drawsPerSeed = 1_000;

/** More than the demo's evenings give away. */
const coupons = 500;

const name = { vn: 'Rút miễn phí mỗi tối', zh: '每晚免费抽', en: 'Free draw every evening' };

const description = {
  vn: 'Mỗi tối từ 20:00 đến 00:00, mỗi người một lượt, không mất xu nào.',
  zh: '每晚 20:00 到 00:00，每人一次，不花金币。',
  en: 'Every evening from 20:00 to 00:00 in Vietnam: one draw per player, free of charge.',
};

/** Adds the demo's free draw where it is missing, before the coupons' own part of the demo. */
export async function seedDaily(db: Database, times: DemoTimes): Promise<void> {
  const { opened, now } = times;
  const series_id = demoId('series/daily');
  await db
    .insertInto('series')
    .values({
      series_id,
      position: 99,
      name: JSON.stringify(name),
      description: JSON.stringify(description),
      image: '/art/rewards/lantern.svg',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const issue_id = await seedDemoIssue(
    db,
    {
      slug: 'daily',
      name: { vn: 'Quà rút mỗi tối', zh: '每晚抽奖礼', en: 'From the free draw' },
      worth: { type: 'no_threshold', amount_off: 5_000 },
      scope: 'any_box',
      valid_days: 14,
      way: 'gift',
      stock: coupons,
      per_player: 60,
    },
    times,
  );
  await db
    .insertInto('reward')
    .values(
      dailyPrizes.flatMap((prize) =>
        'reward' in prize
          ? [
              {
                reward_id: demoId(`reward/${prize.reward}`),
                name: JSON.stringify(prize.name),
                image: prize.image,
                stones: prize.stones,
                coupon_issue_id: prize.coupon ? issue_id : null,
              },
            ]
          : [],
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await putOnSale(
    db,
    {
      pool_id: demoPoolId('daily'),
      series_id,
      position: 99,
      kind: 'daily',
      name,
      description,
      image: '/art/rewards/lantern.svg',
      price: 0,
      odds: dailyPrizes.map(({ tier, rarity, weight, ...prize }, place) => ({
        prize_id: demoId(`prize/daily/${place}`),
        tier,
        rarity,
        weight,
        ...('toy' in prize ? { toy_id: demoId(`toy/${prize.toy}`) } : { reward_id: demoId(`reward/${prize.reward}`) }),
      })),
      draws_per_seed: drawsPerSeed,
      spare_units: { common: 0, rare: 0, epic: 0, legendary: 0 },
      // The demo's past uses it up, and ends with publishing it.
      first_seed: opened < now ? createHash('sha256').update('mcy demo daily 1').digest('hex') : undefined,
    },
    opened,
  );
}
