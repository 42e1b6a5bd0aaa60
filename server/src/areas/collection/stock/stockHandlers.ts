import * as contract from '@mcy/api/collection/stock/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { readBoxStock } from './readBoxStock.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const stockHandlers: readonly Implementation[] = [
  implement(contract.readBoxStock, ({ pool_id }, { db, locale }) => readBoxStock(db, pool_id, locale)),
];
