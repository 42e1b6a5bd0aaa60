import type { Coupon } from '@mcy/api/coupons/tickets/contract';
import {
  type Purchase,
  bestCoupon,
  couponLost,
  couponObstacle,
  couponOff,
  leastSpend,
} from '@mcy/api/wallet/price/rules';
import type { OfferedCoupon } from '@mcy/ui/coupons/tickets';
import type { CouponChoice } from './couponChoices.ts';

/** Coupons beside a purchase, the one that saves most first, by the server's clock at the time they were read. */
export function offerCoupons(coupons: readonly Coupon[], purchase: Purchase, now: string): readonly OfferedCoupon[] {
  const clock = new Date(now);
  const best = bestCoupon(coupons, purchase, clock);
  return coupons
    .map((coupon) => {
      const obstacle = couponObstacle(coupon, purchase, clock);
      const off = obstacle === null ? couponOff(coupon, purchase.list) : 0;
      const lost = obstacle === null ? couponLost(coupon, purchase.list) : 0;
      return { coupon, obstacle, off, lost, missing: Math.max(leastSpend(coupon) - purchase.list, 0) };
    })
    .toSorted((one, other) => rank(other) - rank(one));

  function rank({ coupon, off }: OfferedCoupon): number {
    return coupon === best ? Infinity : off;
  }
}

/** The coupon that a purchase is made with: the chosen one while it can be used, else the best; null for none. */
export function couponInUse(offered: readonly OfferedCoupon[], choice: CouponChoice): OfferedCoupon | null {
  if (choice === null) return null;
  const usable = offered.filter(({ obstacle }) => obstacle === null);
  return usable.find(({ coupon }) => coupon.coupon_id === choice) ?? usable[0] ?? null;
}
