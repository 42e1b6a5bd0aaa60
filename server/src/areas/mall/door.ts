/** The mall's exports for other areas. */
export { cancelByShop } from './orders/cancelOrder.ts';
export { type OrderReader, presentOrder, presentOrders } from './orders/presentOrders.ts';
export { approveRefund, refuseRefund } from './orders/refunds.ts';
export { deliverOrder, packOrder, shipOrder } from './orders/shipOrder.ts';
export { orderMissing } from './orders/stepOrder.ts';
