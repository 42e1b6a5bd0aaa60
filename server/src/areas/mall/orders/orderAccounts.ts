import { defineShopAccount } from '../../../platform/ledger/ShopAccount.ts';

/** Mirrors the cash that carriers collected for orders on delivery. */
export const carriersAccount = defineShopAccount({ name: 'carriers', holds: ['balance'], mayOwe: true });
