import type { Translated } from '@mcy/api/contract';
import type { CouponScope } from '@mcy/api/coupons/tickets/words';
import type { CouponWorth } from '@mcy/api/wallet/price/rules';
import { demoId } from '../../../../platform/db/demoId.ts';

/** Coupons of the demo, with the issue that hands them out. */
export interface DemoIssue {
  slug: string;
  name: Translated;
  worth: CouponWorth;
  scope: CouponScope;
  /** The series whose boxes take it, by the name of one of its toys' pools. */
  series?: string;
  valid_days: number;
  way: 'free' | 'purchase' | 'gift';
  price?: number;
  stock: number;
  per_player?: number;
  /** Days on offer, from the day the demo's shop opened. */
  open_days?: number;
}

export const demoIssues: readonly DemoIssue[] = [
  {
    slug: 'weekend',
    name: { vn: 'Cuối tuần mở hộp', zh: '周末开盒', en: 'Weekend unboxing' },
    worth: { type: 'no_threshold', amount_off: 10_000 },
    scope: 'any_box',
    valid_days: 30,
    way: 'free',
    stock: 500,
    per_player: 2,
  },
  {
    slug: 'ten',
    name: { vn: 'Dành cho dân mở mười', zh: '十连抽专享', en: 'For ten at once' },
    worth: { type: 'discount', percent_off: 20, most_off: 60_000, least_spend: 300_000 },
    scope: 'any_box',
    valid_days: 30,
    way: 'purchase',
    price: 15_000,
    stock: 200,
    per_player: 3,
  },
  {
    slug: 'dragons',
    name: { vn: 'Hẹn ở Thung Lũng Rồng', zh: '龙之谷之约', en: 'See you in Dragon Valley' },
    worth: { type: 'order_value', amount_off: 25_000, least_spend: 150_000 },
    scope: 'boxes',
    series: 'dragon-valley',
    valid_days: 14,
    way: 'free',
    stock: 60,
  },
  {
    slug: 'mall',
    name: { vn: 'Đón đồ chơi về nhà', zh: '玩具到家', en: 'Bring a toy home' },
    worth: { type: 'order_value', amount_off: 30_000, least_spend: 200_000 },
    scope: 'mall',
    valid_days: 60,
    way: 'free',
    stock: 300,
  },
  {
    slug: 'opening-week',
    name: { vn: 'Tuần lễ khai trương', zh: '开业周', en: 'Opening week' },
    worth: { type: 'no_threshold', amount_off: 8_000 },
    scope: 'any_box',
    valid_days: 3,
    way: 'free',
    stock: 100,
    open_days: 7,
  },
  {
    slug: 'last-few',
    name: { vn: 'Năm phiếu cuối', zh: '最后五张', en: 'The last five' },
    worth: { type: 'discount', percent_off: 50, most_off: 40_000, least_spend: 0 },
    scope: 'any_box',
    valid_days: 7,
    way: 'purchase',
    price: 12_000,
    stock: 5,
  },
  {
    slug: 'thanks',
    name: { vn: 'Cảm ơn bạn đã đồng hành', zh: '感谢一路相伴', en: 'Thanks for being here' },
    worth: { type: 'discount', percent_off: 15, most_off: 40_000, least_spend: 0 },
    scope: 'any_box',
    valid_days: 14,
    way: 'gift',
    stock: 100,
  },
];

/** The id of a demo issue. */
export function demoIssueId(slug: string): string {
  return demoId(`coupon issue/${slug}`);
}
