import * as contract from '@mcy/api/boxes/queue/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { joinQueue } from './joinQueue.ts';
import { leaveQueue } from './leaveQueue.ts';
import { readQueue } from './readQueue.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const queueHandlers: readonly Implementation[] = [
  implement(contract.readQueue, ({ pool_id }, { db, caller, now }) =>
    readQueue(db, { pool_id, user_id: caller?.user_id ?? null, now }),
  ),

  implement(contract.joinQueue, async ({ pool_id }, { db, caller: { user_id }, now }) => {
    await joinQueue(db, { pool_id, user_id, now });
    return readQueue(db, { pool_id, user_id, now });
  }),

  implement(contract.leaveQueue, async ({ pool_id }, { db, caller: { user_id }, now }) => {
    await leaveQueue(db, { pool_id, user_id, now });
    return readQueue(db, { pool_id, user_id, now });
  }),
];
