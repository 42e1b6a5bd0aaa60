/** The mall's exports for other areas. */
export { cancelByShop, lockComeBack, takeOrderBack } from './orders/cancelOrder.ts';
export { ownOrder } from './orders/messages.ts';
export { type OrderReader, presentOrder, presentOrders } from './orders/presentOrders.ts';
export { approveRefund, lockRefund, refuseRefund } from './orders/refunds.ts';
export { deliverOrder, packOrder, shipOrder } from './orders/shipOrder.ts';
export { orderMissing } from './orders/stepOrder.ts';
export { answerReview, hideReview, showReview } from './reviews/moderateReview.ts';
export { presentReviews, selectReviews } from './reviews/presentReviews.ts';
export { reviewMissing } from './reviews/writeReview.ts';
