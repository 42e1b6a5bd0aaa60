import type { Coupon } from '@mcy/api/coupons/tickets/contract';
import type { CouponObstacle } from '@mcy/api/coupons/tickets/words';

/** A coupon of the player's beside a purchase. */
export interface OfferedCoupon {
  coupon: Coupon;
  /** Coins that it would take off. */
  off: number;
  /** Coins of its worth that the purchase would lose. */
  lost: number;
  /** Why it cannot be used for it now; null when it can. */
  obstacle: CouponObstacle | null;
  /** Coins that the purchase is short of its threshold. */
  missing: number;
}
