import * as contract from '@mcy/api/boxes/pools/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { readGuaranteeProgress } from '../opening/guaranteeProgress.ts';
import { findPool } from './findPool.ts';
import { listPools } from './listPools.ts';
import { listSeries } from './listSeries.ts';
import { readOdds } from './readOdds.ts';
import { readPool } from './readPool.ts';
import { readPrize } from './readPrize.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const poolHandlers: readonly Implementation[] = [
  implement(contract.listSeries, (_request, { db, locale }) => listSeries(db, locale)),

  implement(contract.listPools, (request, { db, locale }) => listPools(db, request, locale)),

  implement(contract.readPool, ({ pool_id }, { db, locale }) => readPool(db, pool_id, locale)),

  implement(contract.readOdds, ({ pool_id }, { db, locale }) => readOdds(db, pool_id, locale)),

  implement(contract.readGuaranteeProgress, async ({ pool_id }, { db, caller: { user_id } }) => {
    const { guarantee_after } = await findPool(db, pool_id);
    if (guarantee_after === null) return { progress: null };
    return { progress: (await readGuaranteeProgress(db, [{ user_id, pool_id }])).of({ user_id, pool_id }) };
  }),

  implement(contract.readPrize, ({ prize_id }, { db, locale }) => readPrize(db, prize_id, locale)),
];
