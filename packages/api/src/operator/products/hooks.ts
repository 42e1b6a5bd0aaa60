import { mutationHook } from '../../client/mutationHook.ts';
import { pagedQueryHook } from '../../client/pagedQueryHook.ts';
import { queryHook } from '../../client/queryHook.ts';
import {
  listProductParts,
  listShopProducts,
  putProductOnSale,
  readShopProduct,
  saveShopProduct,
  saveShopVariant,
  takeProductOffSale,
} from './contract.ts';

export const useShopProducts = pagedQueryHook(listShopProducts, { reads: ['mall/catalogue'] });
export const useShopProduct = queryHook(readShopProduct, { reads: ['mall/catalogue'] });
export const useProductParts = queryHook(listProductParts, { reads: ['collection/stock'] });
export const useSaveShopProduct = mutationHook(saveShopProduct);
export const useSaveShopVariant = mutationHook(saveShopVariant);
export const usePutProductOnSale = mutationHook(putProductOnSale);
export const useTakeProductOffSale = mutationHook(takeProductOffSale);
