import * as contract from '@mcy/api/operator/sales/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import { readSalesFile, readSalesOf } from './readSalesOf.ts';

export const salesHandlers: readonly Implementation[] = [
  implement(contract.readSales, ({ period }, { db, locale, now }) => readSalesOf(db, period, { locale, now })),

  implement(contract.readSalesFile, ({ period }, { db, locale, now }) => readSalesFile(db, period, { locale, now })),
];
