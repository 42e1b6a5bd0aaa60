import type { Coupon } from '@mcy/api/coupons/tickets/contract';
import { expect, it } from 'vitest';
import { couponInUse, offerCoupons } from './offerCoupons.ts';

const coupon: Coupon = {
  coupon_id: 'small',
  number: 'MCY-0001-0001',
  name: 'Phiếu',
  type: 'no_threshold',
  amount_off: 5_000,
  scope: 'any_box',
  pool_ids: [],
  box_names: [],
  state: 'usable',
  valid_from: '2026-11-01T00:00:00Z',
  valid_until: '2026-12-01T00:00:00Z',
  used_at: null,
  saved: null,
};
const large: Coupon = { ...coupon, coupon_id: 'large', type: 'order_value', amount_off: 50_000, least_spend: 100_000 };
const now = '2026-11-20T00:00:00Z';
const offer = (list: number) => offerCoupons([coupon, large], { at: { kind: 'box', pool_id: 'p-1' }, list }, now);

it('offers the one that saves most first, and says why the other cannot be used', () => {
  expect(offer(59_000)).toMatchObject([
    { coupon: { coupon_id: 'small' }, off: 5_000, obstacle: null },
    { coupon: { coupon_id: 'large' }, off: 0, obstacle: 'threshold', missing: 41_000 },
  ]);
  expect(offer(100_000)[0]).toMatchObject({ coupon: { coupon_id: 'large' }, off: 50_000 });
});

it('uses the best, what the player chose, or none; and the best where the chosen one cannot be used', () => {
  expect(couponInUse(offer(100_000), undefined)?.coupon.coupon_id).toBe('large');
  expect(couponInUse(offer(100_000), 'small')?.coupon.coupon_id).toBe('small');
  expect(couponInUse(offer(100_000), null)).toBeNull();
  expect(couponInUse(offer(59_000), 'large')?.coupon.coupon_id).toBe('small');
  expect(couponInUse([], undefined)).toBeNull();
});
