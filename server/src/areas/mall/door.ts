/** The mall's exports for other areas. */
export { moveShelfUnits } from './catalogue/moveShelfUnits.ts';
export { variantNotFound } from './cart/messages.ts';
export { offerAt } from './catalogue/offerAt.ts';
export { productUnknown } from './catalogue/productMessages.ts';
export { putOnSale, takeOffSale } from './catalogue/putOnSale.ts';
export { saveProduct } from './catalogue/saveProduct.ts';
export { saveVariant } from './catalogue/saveVariant.ts';
export { cancelByShop, lockCancellation, lockComeBack, takeOrderBack } from './orders/cancelOrder.ts';
export { ownOrder } from './orders/messages.ts';
export { type OrderReader, presentOrder, presentOrders } from './orders/presentOrders.ts';
export { approveRefund, lockRefund, refuseRefund } from './orders/refunds.ts';
export { deliverOrder, packOrder, shipOrder } from './orders/shipOrder.ts';
export { lockOrder, orderMissing } from './orders/stepOrder.ts';
export { readBestSellers, readSalesDays } from './sales/readSales.ts';
export { answerReview, hideReview, showReview } from './reviews/moderateReview.ts';
export { presentReviews, selectReviews } from './reviews/presentReviews.ts';
export { reviewMissing } from './reviews/writeReview.ts';
