import { defineRoutes } from '../../defineRoutes.ts';

export const shopOrdersRoutes = defineRoutes({
  shopOrders: {
    path: '/operator/orders',
    screen: 'ShopOrders',
    who: 'operator',
    right: 'orders',
    nav: { label: 'list.title', sign: 'box' },
  },
  shopOrder: {
    path: '/operator/order',
    screen: 'ShopOrder',
    who: 'operator',
    right: 'orders',
    texts: ['forms'],
    address: (order_id: string) => ({ order_id }),
  },
  orderSlip: {
    path: '/operator/order_slip',
    screen: 'OrderSlip',
    who: 'operator',
    right: 'orders',
    address: (order_id: string) => ({ order_id }),
  },
  shipOrders: {
    path: '/operator/orders_ship',
    screen: 'ShipOrders',
    who: 'operator',
    right: 'orders',
    texts: ['forms'],
  },
});
