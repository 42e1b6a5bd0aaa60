import { defineShopAccount } from '../../../platform/ledger/ShopAccount.ts';

/** What the shop gave for toys that were taken apart. */
export const decomposingAccount = defineShopAccount({ name: 'decomposing', holds: ['stone'], mayOwe: true });
