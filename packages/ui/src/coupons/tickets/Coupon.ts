/** How far a coupon has come (spec §4): `usable` is one that was claimed and may be spent. */
export type CouponState = 'unclaimed' | 'usable' | 'unusable' | 'used' | 'expired';

/** What it may be spent on (spec §3): any box, the boxes it names, or the mall. */
export type CouponScope = 'any_box' | 'boxes' | 'mall';

interface CouponFacts {
  coupon_id: string;
  /** Printed on it, for customer service. */
  number: string;
  name: string;
  scope: CouponScope;
  /** Names of the boxes it is for, in the reader's language; empty unless `scope` is `boxes`. */
  box_names: readonly string[];
  /** ISO 8601, UTC. */
  valid_from: string;
  valid_until: string;
  state: CouponState;
  /** Why it cannot be used here, in the reader's language. */
  unusable_reason: string | null;
  /** ISO 8601, UTC; null until it was spent. */
  used_at: string | null;
}

/** What it takes off the price, by its type (spec §3). Amounts are coins. */
export type CouponWorth =
  | { type: 'discount'; percent_off: number; /** Most it takes off. */ most_off: number | null; least_spend: number }
  | { type: 'no_threshold'; amount_off: number }
  | { type: 'order_value'; amount_off: number; /** Orders below it do not count. */ least_spend: number };

/** A coupon as the player sees it. */
export type Coupon = CouponFacts & CouponWorth;
