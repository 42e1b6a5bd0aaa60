import type { Locale } from '@mcy/api/contract';
import type { PoolParts } from '@mcy/api/operator/pools/contract';
import type { Database } from '../../../platform/db/database.ts';

/** Everything that pools can be made of. */
export async function listPoolParts(db: Database, locale: Locale): Promise<PoolParts> {
  const [series, toys, rewards, coupons] = await Promise.all([
    db.selectFrom('series').select(['series_id', 'name']).orderBy('position').execute(),
    db
      .selectFrom('toy')
      .innerJoin('stock', 'stock.toy_id', 'toy.toy_id')
      .select(['toy.toy_id', 'toy.name', 'toy.value', 'stock.free'])
      .orderBy('toy.series_id')
      .orderBy('toy.value', 'desc')
      .execute(),
    db
      .selectFrom('reward')
      .leftJoin('coupon_issue', 'coupon_issue.issue_id', 'reward.coupon_issue_id')
      .leftJoin('coupon_template', 'coupon_template.template_id', 'coupon_issue.template_id')
      .select(['reward.reward_id', 'reward.name', 'reward.image', 'reward.stones', 'coupon_template.name as coupon'])
      .orderBy('reward.stones')
      .orderBy('reward.reward_id')
      .execute(),
    db
      .selectFrom('coupon_issue')
      .innerJoin('coupon_template', 'coupon_template.template_id', 'coupon_issue.template_id')
      .select(['coupon_issue.issue_id', 'coupon_template.name'])
      .where('coupon_issue.way', '=', 'gift')
      .orderBy('coupon_issue.issue_id')
      .execute(),
  ]);
  return {
    series: series.map(({ name, ...row }) => ({ ...row, name: name[locale] })),
    toys: toys.map(({ name, ...row }) => ({ ...row, name: name[locale] })),
    rewards: rewards.map(({ name, coupon, ...row }) => ({
      ...row,
      name: name[locale],
      coupon: coupon?.[locale] ?? null,
    })),
    coupons: coupons.map(({ name, ...row }) => ({ ...row, name: name[locale] })),
  };
}
