import { defineRoutes } from '../defineRoutes.ts';

/** Not built yet. Building one moves its line to its topic. */
export const marketPlanned = defineRoutes({
  sellerCentre: { path: '/pages/sale/sellerCenter', screen: 'SellerCentre', who: 'user' },
  sellOrder: { path: '/pages/sale/sellDetail', screen: 'SellOrder', who: 'seller' },
  uploadProduct: { path: '/pages/sale/uploadProduct', screen: 'UploadProduct', who: 'seller' },
  editProduct: { path: '/pages/sale/productDetail', screen: 'EditProduct', who: 'seller' },
  payOrder: { path: '/pages/sale/saleOrder', screen: 'PayOrder', who: 'user' },
  payOrderDetail: { path: '/pages/sale/saleOrderDetail', screen: 'PayOrderDetail', who: 'user' },
  buyOrder: { path: '/pages/sale/buyDetail', screen: 'BuyOrder', who: 'user' },
});
