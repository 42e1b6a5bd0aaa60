import { mutationHook } from '../../client/mutationHook.ts';
import { queryHook } from '../../client/queryHook.ts';
import { addAddress, editAddress, listAddresses, makeDefaultAddress, readAddress, removeAddress } from './contract.ts';

export const useAddresses = queryHook(listAddresses);
export const useAddress = queryHook(readAddress);
export const useAddAddress = mutationHook(addAddress);
export const useEditAddress = mutationHook(editAddress);
export const useRemoveAddress = mutationHook(removeAddress, { awaitsRefresh: true });
export const useMakeDefaultAddress = mutationHook(makeDefaultAddress, { awaitsRefresh: true });
