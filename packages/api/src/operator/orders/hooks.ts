import { mutationHook } from '../../client/mutationHook.ts';
import { pagedQueryHook } from '../../client/pagedQueryHook.ts';
import { queryHook } from '../../client/queryHook.ts';
import {
  approveRefund,
  cancelShopOrder,
  deliverOrder,
  listShopOrders,
  packOrder,
  readShopOrder,
  refuseRefund,
  shipOrder,
  shipOrders,
  takeOrderBack,
} from './contract.ts';

export const useShopOrders = pagedQueryHook(listShopOrders, { reads: ['mall/orders'] });
export const useShopOrder = queryHook(readShopOrder, { reads: ['mall/orders'] });
export const usePackOrder = mutationHook(packOrder, { awaitsRefresh: true });
export const useShipOrder = mutationHook(shipOrder);
export const useShipOrders = mutationHook(shipOrders);
export const useDeliverOrder = mutationHook(deliverOrder, { awaitsRefresh: true });
export const useCancelShopOrder = mutationHook(cancelShopOrder);
export const useTakeOrderBack = mutationHook(takeOrderBack);
export const useApproveRefund = mutationHook(approveRefund);
export const useRefuseRefund = mutationHook(refuseRefund);
