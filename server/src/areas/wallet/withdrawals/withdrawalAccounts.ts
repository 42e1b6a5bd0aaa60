import { defineShopAccount } from '../../../platform/ledger/ShopAccount.ts';

/** Requested withdrawals that are not paid out yet. */
export const withdrawalsAccount = defineShopAccount({ name: 'withdrawals', holds: ['balance'] });

/** What the shop keeps of withdrawals that were paid. */
export const withdrawalFeesAccount = defineShopAccount({ name: 'withdrawal_fees', holds: ['balance'] });
