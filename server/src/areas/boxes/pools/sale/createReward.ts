import type { ParsedRequestOf } from '@mcy/api/contract';
import type { createReward as call } from '@mcy/api/operator/pools/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../../platform/db/database.ts';
import { Refusal } from '../../../../platform/http/Refusal.ts';
import { issueNotFound } from './messages.ts';

const images = { stones: '/art/rewards/stones.svg', coupon: '/art/rewards/coupon.svg' } as const;

/** Makes a reward, in the caller's transaction, and returns its id. Refuses `coupon_issue_not_found`. */
export async function createReward(
  db: Database,
  { name_vn, name_zh, name_en, stones, coupon_issue_id }: ParsedRequestOf<typeof call>,
): Promise<string> {
  if (coupon_issue_id !== null) {
    const issue = await db
      .selectFrom('coupon_issue')
      .select('issue_id')
      .where('issue_id', '=', coupon_issue_id)
      .where('way', '=', 'gift')
      .executeTakeFirst();
    if (!issue)
      throw new Refusal({ error: 'coupon_issue_not_found', message: issueNotFound, field: 'coupon_issue_id' });
  }
  const reward_id = uuidv7();
  await db
    .insertInto('reward')
    .values({
      reward_id,
      name: JSON.stringify({ vn: name_vn, zh: name_zh, en: name_en }),
      image: images[coupon_issue_id === null ? 'stones' : 'coupon'],
      stones,
      coupon_issue_id,
    })
    .execute();
  return reward_id;
}
