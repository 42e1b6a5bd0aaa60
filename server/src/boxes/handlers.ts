import * as contract from '@mcy/api/boxes/contract';
import { type Implementation, implement } from '../http/handler.ts';
import { readBalances } from '../ledger/readBalances.ts';
import { listPools } from './listPools.ts';
import { listRecentWins } from './listRecentWins.ts';
import { listSeries } from './listSeries.ts';
import { listUnopened } from './listUnopened.ts';
import { openMysteryBox } from './openMysteryBox.ts';
import { readDrawLog } from './readDrawLog.ts';
import { readDrawRecord } from './readDrawRecord.ts';
import { readOdds } from './readOdds.ts';
import { readOpening } from './readOpening.ts';
import { readPool } from './readPool.ts';
import { readPrize } from './readPrize.ts';
import { revealOpening } from './revealOpening.ts';

export const boxesHandlers: readonly Implementation[] = [
  implement(contract.listSeries, (_request, { db, locale }) => listSeries(db, locale)),

  implement(contract.listPools, (request, { db, locale }) => listPools(db, request, locale)),

  implement(contract.readPool, ({ pool_id }, { db, locale }) => readPool(db, pool_id, locale)),

  implement(contract.readOdds, ({ pool_id }, { db, caller, locale }) =>
    readOdds(db, pool_id, caller?.user_id ?? null, locale),
  ),

  implement(contract.readPrize, ({ prize_id }, { db, locale }) => readPrize(db, prize_id, locale)),

  implement(contract.readDrawLog, (request, { db, locale }) => readDrawLog(db, request, locale)),

  implement(contract.openMysteryBox, async (request, { db, caller, locale, now }) => {
    const { user_id } = caller;
    const { opening_id, remaining } = await openMysteryBox(db, { ...request, user_id, now });
    const { balance } = await readBalances(db, user_id);
    return { opening: await readOpening(db, { user_id, opening_id }, locale), balance, remaining };
  }),

  implement(contract.listUnopened, (_request, { db, caller, locale }) => listUnopened(db, caller.user_id, locale)),

  implement(contract.revealOpening, async ({ opening_id }, { db, caller, now }) => {
    await revealOpening(db, { user_id: caller.user_id, opening_id, now });
    return {};
  }),

  implement(contract.readDrawRecord, (request, { db, caller, locale }) =>
    readDrawRecord(db, caller.user_id, request, locale),
  ),

  implement(contract.listRecentWins, (_request, { db, locale }) => listRecentWins(db, locale)),
];
