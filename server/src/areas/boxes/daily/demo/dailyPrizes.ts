import type { Translated } from '@mcy/api/contract';
import type { Rarity } from '../../tables.ts';

interface Row {
  tier: string;
  rarity: Rarity;
  /** Parts per million. */
  weight: number;
}

interface RewardRow extends Row {
  reward: string;
  name: Translated;
  image: string;
  stones: number;
  /** Is a coupon; its stones are given once there are no coupons left. */
  coupon?: true;
}

/** What the demo's free draw gives, best first: small toys of the sweet spirits, a coupon, and stones. */
export const dailyPrizes: readonly ((Row & { toy: string }) | RewardRow)[] = [
  { tier: 'A', rarity: 'legendary', weight: 2_000, toy: 'dango-choir' },
  { tier: 'B', rarity: 'epic', weight: 8_000, toy: 'cookie-crumb' },
  { tier: 'C', rarity: 'rare', weight: 30_000, toy: 'twist-candy' },
  {
    tier: 'C',
    rarity: 'rare',
    weight: 50_000,
    reward: 'coupon',
    name: { vn: 'Phiếu giảm 5.000 xu', zh: '5.000 金币优惠券', en: '5.000-coin coupon' },
    image: '/art/rewards/coupon.svg',
    stones: 5_000,
    coupon: true,
  },
  { tier: 'D', rarity: 'rare', weight: 40_000, toy: 'rainbow-lolly' },
  { tier: 'E', rarity: 'common', weight: 70_000, toy: 'wobbly-flan' },
  { tier: 'E', rarity: 'common', weight: 150_000, ...stones(500) },
  { tier: 'F', rarity: 'common', weight: 250_000, ...stones(200) },
  { tier: 'G', rarity: 'common', weight: 400_000, ...stones(50) },
];

function stones(count: number): Pick<RewardRow, 'reward' | 'name' | 'image' | 'stones'> {
  return {
    reward: `stones/${count}`,
    name: { vn: `${count} đá linh hồn`, zh: `${count} 灵魂石`, en: `${count} soul stones` },
    image: '/art/rewards/stones.svg',
    stones: count,
  };
}
