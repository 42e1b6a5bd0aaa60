/** The call that answers otherwise once coins were spent: whoever spends invalidates it, and needs no more of it than this. */
export const spendingPath = { path: '/api/wallet/spending' } as const;
