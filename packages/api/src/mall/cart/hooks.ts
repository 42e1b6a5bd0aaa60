import { mutationHook } from '../../client/mutationHook.ts';
import { queryHook } from '../../client/queryHook.ts';
import {
  addToCart,
  agreeToPrices,
  countCart,
  joinCart,
  readCart,
  readKeptCart,
  removeFromCart,
  setCartCount,
} from './contract.ts';

export const useCartLines = queryHook(readCart, { reads: ['mall/catalogue'] });

export const useKeptCart = queryHook(readKeptCart, { reads: ['mall/catalogue'] });

export const useCartCount = queryHook(countCart);

export const useAddToCart = mutationHook(addToCart);

export const useSetCartCount = mutationHook(setCartCount, { awaitsRefresh: true });

export const useRemoveFromCart = mutationHook(removeFromCart, { awaitsRefresh: true });

export const useAgreeToPrices = mutationHook(agreeToPrices, { awaitsRefresh: true });

export const useJoinCart = mutationHook(joinCart);
