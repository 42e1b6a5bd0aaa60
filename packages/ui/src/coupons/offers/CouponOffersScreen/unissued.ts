import type { CouponOffer } from '@mcy/api/coupons/offers/contract';
import type { Coupon } from '@mcy/api/coupons/tickets/contract';

const day = 86_400_000;

/** The ticket of an offer, before anybody has it: without a number, valid from now on. */
export function unissued(offer: CouponOffer, now: string): Coupon {
  return {
    ...offer,
    coupon_id: offer.issue_id,
    number: '',
    state: 'unclaimed',
    valid_from: now,
    valid_until: new Date(Date.parse(now) + offer.valid_days * day).toISOString(),
    used_at: null,
    saved: null,
  };
}
