import * as z from 'zod/mini';
import { countSchema, positiveSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { priceSchema } from '../../contract/money.ts';
import { pageOf, pageRequest } from '../../contract/page.ts';
import { agreementRefusals, balanceRefusals, spendingRefusals } from '../../contract/refusals.ts';
import { couponSchema, couponTermsSchema, withWorth } from '../tickets/contract.ts';

const offerSchema = withWorth(
  z.extend(couponTermsSchema, {
    issue_id: z.uuid(),
    /** Coins for one; 0 for a free one. */
    price: priceSchema,
    /** Coupons made and left. */
    stock: positiveSchema,
    remaining: countSchema,
    /** How many a player may take, and how many the caller has taken. */
    per_player: positiveSchema,
    taken: countSchema,
    /** How long one is valid once it is taken. */
    valid_days: positiveSchema,
    /** When it is offered no more; null for no end. */
    closes_at: z.nullable(z.iso.datetime()),
  }),
);

/** Coupons that players buy, or take for free. */
export type CouponOffer = z.output<typeof offerSchema>;

/** What taking a coupon may refuse with, bought or free. */
const takingRefusals = {
  offer_not_found: 404,
  offer_closed: 422,
  coupons_sold_out: 422,
  coupon_limit_reached: 422,
  coupon_of_own_issue: 422,
} as const;

export const listCouponOffers = defineCall({
  topic: 'coupons/offers',
  method: 'GET',
  path: '/api/coupon/offers',
  role: 'user',
  summary: 'Coupons that can be bought or taken for free now, the latest offer first.',
  request: z.strictObject(pageRequest),
  response: pageOf(offerSchema),
});

export const buyCoupon = defineCall({
  topic: 'coupons/offers',
  method: 'POST',
  path: '/api/coupon/buy',
  role: 'user',
  summary: 'Pays for a coupon. The payment, the stock and the coupon are one transaction.',
  refuses: {
    ...agreementRefusals,
    ...spendingRefusals,
    ...balanceRefusals,
    ...takingRefusals,
    coupon_price_changed: 422,
  },
  request: z.strictObject({
    issue_id: z.uuid(),
    /** Coins that the player agreed to pay; any other price is refused. */
    price: positiveSchema,
  }),
  response: z.object({ coupon: couponSchema, balance: priceSchema }),
});

export const takeCoupon = defineCall({
  topic: 'coupons/offers',
  method: 'POST',
  path: '/api/coupon/take',
  role: 'user',
  summary: 'Takes a free coupon, usable at once.',
  refuses: { ...takingRefusals, offer_not_free: 422 },
  request: z.strictObject({ issue_id: z.uuid() }),
  response: z.object({ coupon: couponSchema }),
});
