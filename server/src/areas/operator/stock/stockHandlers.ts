import * as contract from '@mcy/api/operator/stock/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { correctUnits, receiveUnits } from '../../collection/door.ts';
import { logAction } from '../identity/logAction.ts';
import { listMovements } from './listMovements.ts';
import { listStock } from './listStock.ts';
import { readToyStock } from './readToyStock.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

declare module '../tables.ts' {
  interface OperatorActions {
    stock_receive: true;
    stock_correct: true;
  }
}

export const operatorStockHandlers: readonly Implementation[] = [
  implement(contract.listStock, (request, { db, locale }) => listStock(db, request, locale)),

  implement(contract.readToyStock, ({ toy_id }, { db, locale }) => readToyStock(db, toy_id, locale)),

  implement(contract.listStockMovements, (request, { db, locale }) => listMovements(db, request, locale)),

  implement(contract.receiveUnits, async (request, { db, caller, locale, now }) => {
    const operator_id = caller.user_id;
    const { toy_id, units, reason } = request;
    await receiveUnits(db, request, { operator_id, now });
    const detail = { units: String(units), reason };
    await logAction(db, { operator_id, action: 'stock_receive', subject_id: toy_id, detail }, now);
    return readToyStock(db, toy_id, locale);
  }),

  implement(contract.correctUnits, async (request, { db, caller, locale, now }) => {
    const operator_id = caller.user_id;
    const { toy_id, counted, reason } = request;
    const change = await correctUnits(db, request, { operator_id, now });
    const detail = { counted: String(counted), change: String(change), reason };
    await logAction(db, { operator_id, action: 'stock_correct', subject_id: toy_id, detail }, now);
    return readToyStock(db, toy_id, locale);
  }),
];
