import { defineShopAccount } from '../../../platform/ledger/ShopAccount.ts';

/** Requested withdrawals that are not paid out yet. */
export const withdrawalsAccount = defineShopAccount({ name: 'withdrawals', holds: ['balance'] });
