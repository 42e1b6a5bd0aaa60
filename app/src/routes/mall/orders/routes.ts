import { defineRoutes } from '../../defineRoutes.ts';

export const ordersRoutes = defineRoutes({
  checkout: {
    path: '/pages/mall/checkout',
    screen: 'Checkout',
    who: 'user',
    texts: ['account/addresses', 'coupons/tickets'],
    address: (lines: readonly { variant_id: string; count: number }[]) => ({
      lines: lines.map(({ variant_id, count }) => `${variant_id}.${count}`).join(','),
    }),
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
    address: (order_id: string) => ({ order_id }),
  },
  paymentResult: {
    path: '/pages/mall/payResult',
    screen: 'PaymentResult',
    who: 'user',
    address: (payment_id: string) => ({ payment_id }),
  },
});
