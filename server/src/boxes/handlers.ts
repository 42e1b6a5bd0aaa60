import * as poolsContract from '@mcy/api/boxes/pools/contract';
import * as proofContract from '@mcy/api/boxes/proof/contract';
import * as openingContract from '@mcy/api/boxes/opening/contract';
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
  implement(poolsContract.listSeries, (_request, { db, locale }) => listSeries(db, locale)),

  implement(poolsContract.listPools, (request, { db, locale }) => listPools(db, request, locale)),

  implement(poolsContract.readPool, ({ pool_id }, { db, locale }) => readPool(db, pool_id, locale)),

  implement(poolsContract.readOdds, ({ pool_id }, { db, caller, locale }) =>
    readOdds(db, pool_id, caller?.user_id ?? null, locale),
  ),

  implement(poolsContract.readPrize, ({ prize_id }, { db, locale }) => readPrize(db, prize_id, locale)),

  implement(proofContract.readDrawLog, (request, { db, locale }) => readDrawLog(db, request, locale)),

  implement(openingContract.openMysteryBox, async (request, { db, caller, locale, now }) => {
    const { user_id } = caller;
    const { opening_id, remaining } = await openMysteryBox(db, { ...request, user_id, now });
    const { balance } = await readBalances(db, user_id);
    return { opening: await readOpening(db, { user_id, opening_id }, locale), balance, remaining };
  }),

  implement(openingContract.listUnopened, (_request, { db, caller, locale }) =>
    listUnopened(db, caller.user_id, locale),
  ),

  implement(openingContract.revealOpening, async ({ opening_id }, { db, caller, now }) => {
    await revealOpening(db, { user_id: caller.user_id, opening_id, now });
    return {};
  }),

  implement(proofContract.readDrawRecord, (request, { db, caller, locale }) =>
    readDrawRecord(db, caller.user_id, request, locale),
  ),

  implement(openingContract.listRecentWins, (_request, { db, locale }) => listRecentWins(db, locale)),
];
