/** How players get coupons of an issue: they buy them, take them for free, are given them, or came by an invitation. */
export const couponWays = ['purchase', 'free', 'gift', 'invitation'] as const;
export type CouponWay = (typeof couponWays)[number];
