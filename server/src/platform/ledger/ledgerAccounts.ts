import { currencies } from '@mcy/api/contract';
import { defineShopAccount } from './ShopAccount.ts';

/** What players paid the shop, for whatever it sells. */
export const salesAccount = defineShopAccount({ name: 'sales', holds: currencies });

/** What the shop gave away. */
export const giftsAccount = defineShopAccount({ name: 'gifts', holds: ['stone', 'diamond'], mayOwe: true });
