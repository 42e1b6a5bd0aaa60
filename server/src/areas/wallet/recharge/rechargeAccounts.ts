import { currencies } from '@mcy/api/contract';
import { defineShopAccount } from '../../../platform/ledger/ShopAccount.ts';

/** Mirrors the money that payers gave to a payment gateway. */
export const gatewayAccount = defineShopAccount({ name: 'gateway', holds: currencies, mayOwe: true });
