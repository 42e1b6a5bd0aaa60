/**
 * The call whose answer changes when coins are spent. It is kept here, apart, so that others can invalidate it without
 * loading more.
 */
export const spendingPath = { path: '/api/wallet/spending' } as const;
