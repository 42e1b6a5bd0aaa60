import * as z from 'zod/mini';
import { countSchema, positiveSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { priceSchema } from '../../contract/money.ts';
import { pageOf, pageRequest } from '../../contract/page.ts';
import { couponScopes, couponStates } from './words.ts';

/** A percentage of the price, up to a cap in coins. */
const discount = {
  type: z.literal('discount'),
  percent_off: positiveSchema,
  most_off: positiveSchema,
  least_spend: countSchema,
};

/** An amount off any order. */
const noThreshold = { type: z.literal('no_threshold'), amount_off: positiveSchema };

/** An amount off an order of at least `least_spend` coins. */
const orderValue = { type: z.literal('order_value'), amount_off: positiveSchema, least_spend: positiveSchema };

/** Adds what a coupon takes off to what else is known of it. */
export function withWorth<Shape extends z.core.$ZodShape>(facts: z.ZodMiniObject<Shape>) {
  return z.discriminatedUnion('type', [
    z.extend(facts, discount),
    z.extend(facts, noThreshold),
    z.extend(facts, orderValue),
  ]);
}

/** The terms that every coupon of a template shares. */
export const couponTermsSchema = z.object({
  /** In the caller's language. */
  name: z.string(),
  scope: z.enum(couponScopes),
  /** The boxes it is for, and the names of their series in the caller's language; empty unless `scope` is `boxes`. */
  pool_ids: z.array(z.uuid()),
  box_names: z.array(z.string()),
});

export const couponSchema = withWorth(
  z.extend(couponTermsSchema, {
    coupon_id: z.uuid(),
    /** Printed on it, for customer service. */
    number: z.string(),
    state: z.enum(couponStates),
    valid_from: z.iso.datetime(),
    /** The first moment at which it is expired. An unclaimed one must be claimed before it. */
    valid_until: z.iso.datetime(),
    used_at: z.nullable(z.iso.datetime()),
    /** Coins that it took off; null until it is used. */
    saved: z.nullable(priceSchema),
  }),
);

/** A player's coupon. */
export type Coupon = z.output<typeof couponSchema>;

export const listCoupons = defineCall({
  topic: 'coupons/tickets',
  method: 'GET',
  path: '/api/coupon/list',
  role: 'user',
  summary: "The caller's coupons in a state: those that can still be used by their end, others the latest first.",
  request: z.strictObject({ state: z._default(z.enum(couponStates), 'usable'), ...pageRequest }),
  response: pageOf(couponSchema),
});

export const countCoupons = defineCall({
  topic: 'coupons/tickets',
  method: 'GET',
  path: '/api/coupon/count',
  role: 'user',
  summary: 'How many coupons the caller can use, and how many they can claim; at most 50 of each are counted.',
  request: z.strictObject({}),
  response: z.object({ usable: countSchema, unclaimed: countSchema }),
});

export const listBoxCoupons = defineCall({
  topic: 'coupons/tickets',
  method: 'GET',
  path: '/api/coupon/box',
  role: 'user',
  summary:
    "The caller's coupons that a box takes, by their end, at most 50; also those whose threshold is not reached.",
  request: z.strictObject({ pool_id: z.uuid() }),
  response: z.object({
    rows: z.array(couponSchema),
    /** The server's clock. */
    now: z.iso.datetime(),
  }),
});

export const claimCoupon = defineCall({
  topic: 'coupons/tickets',
  method: 'POST',
  path: '/api/coupon/claim',
  role: 'user',
  summary: 'Claims a coupon that the shop gave the caller: it is usable from now on.',
  refuses: { coupon_not_found: 404, coupon_expired: 422, coupon_claimed: 422, coupon_of_own_issue: 422 },
  request: z.strictObject({ coupon_id: z.uuid() }),
  response: couponSchema,
});
