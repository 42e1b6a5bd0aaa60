import { defineRoutes } from '../../defineRoutes.ts';

export const ordersRoutes = defineRoutes({
  checkout: {
    path: '/pages/mall/checkout',
    screen: 'Checkout',
    who: 'user',
    texts: ['account/addresses', 'coupons/tickets'],
    /** `variant_id.count`, joined by commas. */
    address: (lines: string) => ({ lines }),
  },
  mallOrders: {
    path: '/pages/mall/index',
    screen: 'MallOrders',
    who: 'user',
    address: (stage?: string) => ({ stage }),
  },
  mallOrder: {
    path: '/pages/mall/details',
    screen: 'MallOrder',
    who: 'user',
    texts: ['forms', 'account/addresses'],
    address: (order_id: string) => ({ order_id }),
  },
  paymentResult: {
    path: '/pages/mall/payResult',
    screen: 'PaymentResult',
    who: 'user',
    address: (payment_id: string) => ({ payment_id }),
  },
});

/** The address where versions are ordered. */
export function checkoutOf(lines: readonly { variant_id: string; count: number }[]): string {
  return ordersRoutes.checkout(lines.map(({ variant_id, count }) => `${variant_id}.${count}`).join(','));
}
