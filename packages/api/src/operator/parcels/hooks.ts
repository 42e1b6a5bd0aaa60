import { mutationHook } from '../../client/mutationHook.ts';
import { pagedQueryHook } from '../../client/pagedQueryHook.ts';
import { queryHook } from '../../client/queryHook.ts';
import {
  cancelShopParcel,
  listShopParcels,
  packParcel,
  readShopParcel,
  shipParcel,
  shipParcels,
  trackParcel,
} from './contract.ts';

export const useShopParcels = pagedQueryHook(listShopParcels);
export const useShopParcel = queryHook(readShopParcel);
export const usePackParcel = mutationHook(packParcel, { awaitsRefresh: true });
export const useShipParcel = mutationHook(shipParcel);
export const useShipParcels = mutationHook(shipParcels);
export const useTrackParcel = mutationHook(trackParcel);
export const useCancelShopParcel = mutationHook(cancelShopParcel);
