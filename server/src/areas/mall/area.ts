import { refundUpload } from '@mcy/api/mall/orders/contract';
import { reviewUpload } from '@mcy/api/mall/reviews/contract';
import type { Area } from '../../platform/area/Area.ts';
import { hour } from '../../platform/jobs/startJobs.ts';
import { cartHandlers } from './cart/cartHandlers.ts';
import { catalogueHandlers } from './catalogue/catalogueHandlers.ts';
import { seedProducts } from './catalogue/demo/seedProducts.ts';
import { findableProducts } from './catalogue/findableProducts.ts';
import { sharedProduct } from './catalogue/sharedProduct.ts';
import { shelfChecks } from './catalogue/shelfChecks.ts';
import { mallCatalogue } from './migrations/0081_mall_catalogue.ts';
import { search } from './migrations/0082_search.ts';
import { cart } from './migrations/0083_cart.ts';
import { wishlist } from './migrations/0084_wishlist.ts';
import { mallOrders } from './migrations/0086_mall_orders.ts';
import { refundPhotos } from './migrations/0093_refund_photos.ts';
import { orderInvoice } from './migrations/0092_order_invoice.ts';
import { orderMoney } from './migrations/0087_order_money.ts';
import { salesDays } from './migrations/0094_sales_days.ts';
import { productsByOperators } from './migrations/0089_products_by_operators.ts';
import { reviews } from './migrations/0090_reviews.ts';
import { expireOrders, expiringJob, remindOfFinalPayments, remindingJob } from './orders/expireOrders.ts';
import { invoiceRoutes } from './orders/invoiceRoutes.ts';
import { carriersAccount } from './orders/orderAccounts.ts';
import { orderChecks } from './orders/orderChecks.ts';
import { orderHandlers } from './orders/orderHandlers.ts';
import {
  mallCashBackJournal,
  mallCashJournal,
  mallDepositJournal,
  mallDepositReturnJournal,
  mallPaymentJournal,
  mallRefundJournal,
  mallReturnJournal,
} from './orders/orderJournals.ts';
import { orderNotices } from './orders/orderNotices.ts';
import { placeDemoOrders } from './orders/placeDemoOrders.ts';
import { receiveOrders, receivingJob } from './orders/receiveOrder.ts';
import { unpaidOrders } from './orders/unpaidOrders.ts';
import { countSales, countingInterval } from './sales/countSales.ts';
import { salesChecks } from './sales/salesChecks.ts';
import { reviewForDemo } from './reviews/demo/reviewForDemo.ts';
import { reviewChecks } from './reviews/reviewChecks.ts';
import { reviewHandlers } from './reviews/reviewHandlers.ts';
import { reviewNotices } from './reviews/reviewNotices.ts';
import { seedQueries } from './search/demo/seedQueries.ts';
import { indexDocuments, indexingJob } from './search/indexDocuments.ts';
import { forgetQueries } from './search/queryLog.ts';
import { searchHandlers } from './search/searchHandlers.ts';
import { tellingJob } from './wishlist/tellWishes.ts';
import { wishlistHandlers } from './wishlist/wishlistHandlers.ts';
import { wishNotices } from './wishlist/wishNotices.ts';

const minute = 60_000;
/** How late an order may be canceled that was not paid, in ms; paying it is refused on time. */
const expiringInterval = 10_000;

export const mallArea: Area = {
  name: 'mall',
  calls: [
    ...catalogueHandlers,
    ...searchHandlers,
    ...cartHandlers,
    ...wishlistHandlers,
    ...orderHandlers,
    ...reviewHandlers,
  ],
  migrations: {
    '0081_mall_catalogue': mallCatalogue,
    '0082_search': search,
    '0083_cart': cart,
    '0084_wishlist': wishlist,
    '0086_mall_orders': mallOrders,
    '0087_order_money': orderMoney,
    '0089_products_by_operators': productsByOperators,
    '0090_reviews': reviews,
    '0092_order_invoice': orderInvoice,
    '0093_refund_photos': refundPhotos,
    '0094_sales_days': salesDays,
  },
  checks: [...shelfChecks, ...orderChecks, ...salesChecks, ...reviewChecks],
  finds: [findableProducts],
  routes: invoiceRoutes,
  jobs: [
    indexingJob,
    tellingJob,
    { name: 'old queries', every: hour, run: ({ db }, now) => forgetQueries(db, now) },
    { name: expiringJob, every: expiringInterval, run: ({ db }, now) => expireOrders(db, now) },
    { name: remindingJob, every: minute, run: ({ db }, now) => remindOfFinalPayments(db, now) },
    { name: 'sales of the mall', every: countingInterval, run: ({ db }) => countSales(db) },
    { name: receivingJob, every: minute, run: ({ db }, now) => receiveOrders(db, now) },
  ],
  accounts: [carriersAccount],
  journals: [
    mallPaymentJournal,
    mallDepositJournal,
    mallCashJournal,
    mallCashBackJournal,
    mallReturnJournal,
    mallDepositReturnJournal,
    mallRefundJournal,
  ],
  notices: { ...wishNotices, ...orderNotices, ...reviewNotices },
  uploads: [refundUpload, reviewUpload],
  sharedPages: { '/pages/index/mall_details': { parameter: 'product_id', read: sharedProduct } },
  unpaid: [unpaidOrders],
  demoPast: [placeDemoOrders, reviewForDemo],
  seedDemo: async (db, times) => {
    await seedProducts(db, times);
    await indexDocuments(db, times.finds, times.now);
    await seedQueries(db, times.now);
  },
};
