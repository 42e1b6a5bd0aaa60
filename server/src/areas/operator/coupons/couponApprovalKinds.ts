/** Names of what takes two operators here, as the database remembers them. */
export const couponApprovalKinds = { issue: 'coupon_issue', change: 'coupon_change' } as const;
