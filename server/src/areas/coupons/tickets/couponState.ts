import type { CouponState } from '@mcy/api/coupons/tickets/words';
import { moveCoupon } from './couponMoves.ts';

interface StoredCoupon {
  state: 'unclaimed' | 'usable' | 'used';
  /** When it was used, or ends. */
  ends_at: Date;
}

/** The state of a coupon at a moment. Time alone expires it: no job has to run before it is refused. */
export function couponState({ state, ends_at }: StoredCoupon, now: Date): CouponState {
  if (ends_at > now) return state;
  return moveCoupon(state, 'clock', 'expire') ?? state;
}
