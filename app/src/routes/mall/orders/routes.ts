import { defineRoutes } from '../../defineRoutes.ts';

export const ordersRoutes = defineRoutes({
  paymentResult: {
    path: '/pages/mall/payResult',
    screen: 'PaymentResult',
    who: 'user',
    address: (payment_id: string) => ({ payment_id }),
  },
});
