import { mutationHook } from '../../client/mutationHook.ts';
import { pagedQueryHook } from '../../client/pagedQueryHook.ts';
import { queryHook } from '../../client/queryHook.ts';
import { cancelParcel, changeParcelAddress, listParcels, listSendable, readParcel, receiveParcel } from './contract.ts';

export const useSendable = pagedQueryHook(listSendable, { reads: ['collection/items'] });
export const useParcels = pagedQueryHook(listParcels);
export const useParcel = queryHook(readParcel);
export const useCancelParcel = mutationHook(cancelParcel, { awaitsRefresh: true });
export const useChangeParcelAddress = mutationHook(changeParcelAddress, { awaitsRefresh: true });
export const useReceiveParcel = mutationHook(receiveParcel, { awaitsRefresh: true });
