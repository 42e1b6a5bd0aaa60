import { mutationHook } from '../../client/mutationHook.ts';
import { pagedQueryHook } from '../../client/pagedQueryHook.ts';
import { queryHook } from '../../client/queryHook.ts';
import {
  cancelOrder,
  changeOrderAddress,
  countOrders,
  listOrders,
  makeInvoice,
  payOrder,
  readCheckout,
  readOrder,
  receiveOrder,
  requestRefund,
  withdrawRefund,
} from './contract.ts';

export const useCheckout = queryHook(readCheckout, { reads: ['mall/catalogue', 'coupons/tickets'] });
export const useOrders = pagedQueryHook(listOrders);
export const useOrderCounts = queryHook(countOrders);
export const useOrder = queryHook(readOrder);
export const usePayOrder = mutationHook(payOrder, { awaitsRefresh: true });
export const useCancelOrder = mutationHook(cancelOrder, { awaitsRefresh: true });
export const useReceiveOrder = mutationHook(receiveOrder, { awaitsRefresh: true });
export const useRequestRefund = mutationHook(requestRefund, { awaitsRefresh: true });
export const useWithdrawRefund = mutationHook(withdrawRefund, { awaitsRefresh: true });
export const useMakeInvoice = mutationHook(makeInvoice);
export const useChangeOrderAddress = mutationHook(changeOrderAddress, { awaitsRefresh: true });
