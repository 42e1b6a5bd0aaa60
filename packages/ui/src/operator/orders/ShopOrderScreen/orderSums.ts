import type { ShopOrder } from '@mcy/api/operator/orders/contract';
import type { TFunction } from 'i18next';
import { formatMoney } from '../../../i18n/index.ts';

type Fact = readonly [name: string, value: string | null];

/** What an order costs and what was paid, line by line; what is nothing is left out. */
export function orderSums(order: ShopOrder, t: TFunction<'operator/orders'>): readonly Fact[] {
  const coins = (amount: number) => t('coins', { amount: formatMoney(amount) });
  const unlessNone = (amount: number) => (amount === 0 ? null : coins(amount));
  return [
    [t('order.goods'), coins(order.goods)],
    [t('order.coupon'), unlessNone(-order.coupon)],
    [t('order.shipping'), coins(order.shipping)],
    [t('order.total'), coins(order.total)],
    [t('order.deposit'), unlessNone(order.deposit)],
    [t('order.paid'), coins(order.paid)],
    [t('order.due'), unlessNone(order.due)],
    [t('order.cash'), order.method === 'cod' ? coins(order.later) : null],
    [t('order.returned'), unlessNone(order.returned)],
  ];
}
