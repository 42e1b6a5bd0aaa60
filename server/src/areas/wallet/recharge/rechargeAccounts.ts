import { currencies } from '@mcy/api/contract';
import { defineShopAccount } from '../../../platform/ledger/ShopAccount.ts';

/** Mirrors the money that payers gave to a payment gateway. */
export const gatewayAccount = defineShopAccount({ name: 'gateway', holds: currencies, mayOwe: true });

/** What players owe the shop: coins and diamonds of reversed payments that were not there anymore. */
export const rechargeDebtsAccount = defineShopAccount({
  name: 'recharge_debts',
  holds: ['balance', 'diamond'],
  mayOwe: true,
});
