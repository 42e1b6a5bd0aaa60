/** Status of a coupon (spec §4); `usable` means claimed and not spent. */
export type CouponState = 'unclaimed' | 'usable' | 'unusable' | 'used' | 'expired';

/** Where it applies (spec §3): any box, certain boxes, or the mall. */
export type CouponScope = 'any_box' | 'boxes' | 'mall';

interface CouponFacts {
  coupon_id: string;
  /** Printed on it, for customer service. */
  number: string;
  name: string;
  scope: CouponScope;
  /** Names of the boxes it applies to, in the user's language; empty unless `scope` is `boxes`. */
  box_names: readonly string[];
  /** ISO 8601, UTC. */
  valid_from: string;
  valid_until: string;
  state: CouponState;
  /** Why it cannot be used here, in the user's language. */
  unusable_reason: string | null;
  /** ISO 8601, UTC; null until spent. */
  used_at: string | null;
}

/** The discount, by type (spec §3). Amounts are in coins. */
export type CouponWorth =
  | { type: 'discount'; percent_off: number; /** Maximum discount. */ most_off: number | null; least_spend: number }
  | { type: 'no_threshold'; amount_off: number }
  | { type: 'order_value'; amount_off: number; /** Minimum order amount. */ least_spend: number };

/** A coupon as the player sees it. */
export type Coupon = CouponFacts & CouponWorth;
