import { mutationHook } from '../../client/mutationHook.ts';
import { queryHook } from '../../client/queryHook.ts';
import { addAddress, editAddress, listAddresses, makeDefaultAddress, readAddress, removeAddress } from './contract.ts';

const invalidates = [listAddresses, readAddress];

export const useAddresses = queryHook(listAddresses);
export const useAddress = queryHook(readAddress);
export const useAddAddress = mutationHook(addAddress, { invalidates });
export const useEditAddress = mutationHook(editAddress, { invalidates });
export const useRemoveAddress = mutationHook(removeAddress, { invalidates });
export const useMakeDefaultAddress = mutationHook(makeDefaultAddress, { invalidates });
