/** What a coupon takes off (spec §3): a percentage with a cap, an amount from any order, an amount from a large one. */
export const couponTypes = ['discount', 'no_threshold', 'order_value'] as const;
export type CouponType = (typeof couponTypes)[number];

/** Where a coupon applies (spec §3): any box, given boxes, or the mall. */
export const couponScopes = ['any_box', 'boxes', 'mall'] as const;
export type CouponScope = (typeof couponScopes)[number];

/** How far a coupon has come (spec §4). */
export const couponStates = ['unclaimed', 'usable', 'used', 'expired'] as const;
export type CouponState = (typeof couponStates)[number];

/** Why a coupon cannot be used for a purchase now; the first that holds is said. */
export const couponObstacles = ['used', 'expired', 'unclaimed', 'scope', 'not_yet', 'threshold'] as const;
export type CouponObstacle = (typeof couponObstacles)[number];
