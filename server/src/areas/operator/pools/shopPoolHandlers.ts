import * as contract from '@mcy/api/operator/pools/contract';
import { keepApproval } from '../../../platform/approvals/askSecondOperator.ts';
import type { Database } from '../../../platform/db/database.ts';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { addPrize, createReward, dropDraft, openSale, removePrize, saveDraft } from '../../boxes/door.ts';
import { logAction } from '../identity/logAction.ts';
import { askToWithdraw } from './askToWithdraw.ts';
import { listPoolParts } from './listPoolParts.ts';
import { listShopPools, readShopPool } from './readShopPools.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

declare module '../tables.ts' {
  interface OperatorActions {
    pool_save: true;
    pool_open: true;
    pool_schedule: true;
    pool_withdraw: true;
    reward_create: true;
  }
}

interface Done {
  operator_id: string;
  action: 'pool_save' | 'pool_open' | 'pool_schedule' | 'reward_create';
  subject_id: string;
  why: string;
  now: Date;
}

function log(db: Database, { why, now, ...done }: Done): Promise<void> {
  return logAction(db, { ...done, detail: { why } }, now);
}

export const shopPoolHandlers: readonly Implementation[] = [
  implement(contract.listShopPools, (request, { db, locale }) => listShopPools(db, request, locale)),

  implement(contract.readShopPool, ({ pool_id }, { db, locale }) => readShopPool(db, pool_id, locale)),

  implement(contract.listPoolParts, (_request, { db, locale }) => listPoolParts(db, locale)),

  implement(contract.saveShopPool, async (request, { db, caller: { user_id: operator_id }, locale, now }) => {
    const pool_id = await saveDraft(db, request, operator_id);
    await log(db, { operator_id, action: 'pool_save', subject_id: pool_id, why: request.why, now });
    return readShopPool(db, pool_id, locale);
  }),

  implement(contract.addPoolPrize, async (request, { db, locale }) => {
    await addPrize(db, request);
    return readShopPool(db, request.pool_id, locale);
  }),

  implement(contract.removePoolPrize, async (request, { db, locale }) => {
    await removePrize(db, request);
    return readShopPool(db, request.pool_id, locale);
  }),

  implement(contract.openShopPool, async ({ pool_id, why }, { db, caller: { user_id: operator_id }, locale, now }) => {
    const action = (await openSale(db, pool_id, now)) ? 'pool_open' : 'pool_schedule';
    await log(db, { operator_id, action, subject_id: pool_id, why, now });
    return readShopPool(db, pool_id, locale);
  }),

  implement(contract.withdrawShopPool, async (request, { db, caller, now, ask }) => {
    await askToWithdraw(db, ask(keepApproval), request, caller.user_id, now);
    return {};
  }),

  implement(contract.dropShopPool, async ({ pool_id }, { db }) => {
    await dropDraft(db, pool_id);
    return {};
  }),

  implement(contract.createReward, async (request, { db, caller: { user_id: operator_id }, now }) => {
    const reward_id = await createReward(db, request);
    await log(db, { operator_id, action: 'reward_create', subject_id: reward_id, why: request.why, now });
    return { reward_id };
  }),
];
