import * as contract from '@mcy/api/mall/catalogue/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { listMallSeries } from './listMallSeries.ts';
import { readMall } from './readMall.ts';
import { readProduct } from './readProduct.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const catalogueHandlers: readonly Implementation[] = [
  implement(contract.readMall, (_request, { db, locale, now }) => readMall(db, { locale, now })),

  implement(contract.readProduct, ({ product_id }, { db, locale, now }) =>
    readProduct(db, product_id, { locale, now }),
  ),

  implement(contract.listMallSeries, (request, { db, locale }) => listMallSeries(db, request, locale)),
];
