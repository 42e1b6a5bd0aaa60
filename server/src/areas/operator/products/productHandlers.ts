import * as contract from '@mcy/api/operator/products/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { putOnSale, saveProduct, saveVariant, takeOffSale } from '../../mall/door.ts';
import { logAction } from '../identity/logAction.ts';
import { listShopProducts } from './listShopProducts.ts';
import { listProductParts, readShopProduct } from './readShopProduct.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

declare module '../tables.ts' {
  interface OperatorActions {
    product_save: true;
    variant_save: true;
    product_list: true;
    product_unlist: true;
  }
}

export const shopProductHandlers: readonly Implementation[] = [
  implement(contract.listShopProducts, (request, { db, locale, now }) =>
    listShopProducts(db, request, { locale, now }),
  ),

  implement(contract.readShopProduct, ({ product_id }, { db, locale }) => readShopProduct(db, product_id, locale)),

  implement(contract.listProductParts, (_request, { db, locale }) => listProductParts(db, locale)),

  implement(contract.saveShopProduct, async (request, { db, caller: { user_id: operator_id }, locale, now }) => {
    const subject_id = await saveProduct(db, request, operator_id);
    const detail = { why: request.why };
    await logAction(db, { operator_id, action: 'product_save', subject_id, detail }, now);
    return readShopProduct(db, subject_id, locale);
  }),

  implement(contract.saveShopVariant, async (request, { db, caller: { user_id: operator_id }, locale, now }) => {
    const { product_id, price, sale_price, why } = request;
    const variant_id = await saveVariant(db, request, operator_id);
    const detail = {
      why,
      variant_id,
      price: String(price),
      sale_price: sale_price === null ? null : String(sale_price),
    };
    await logAction(db, { operator_id, action: 'variant_save', subject_id: product_id, detail }, now);
    return readShopProduct(db, product_id, locale);
  }),

  implement(contract.putProductOnSale, async ({ product_id, why }, { db, caller, locale, now }) => {
    await putOnSale(db, product_id, now);
    const done = { operator_id: caller.user_id, action: 'product_list', subject_id: product_id } as const;
    await logAction(db, { ...done, detail: { why } }, now);
    return readShopProduct(db, product_id, locale);
  }),

  implement(contract.takeProductOffSale, async ({ product_id, why }, { db, caller, locale, now }) => {
    await takeOffSale(db, product_id);
    const done = { operator_id: caller.user_id, action: 'product_unlist', subject_id: product_id } as const;
    await logAction(db, { ...done, detail: { why } }, now);
    return readShopProduct(db, product_id, locale);
  }),
];
