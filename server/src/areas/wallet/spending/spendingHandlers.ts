import * as contract from '@mcy/api/wallet/spending/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { cancelCapRaise } from './cancelCapRaise.ts';
import { presentSpending } from './presentSpending.ts';
import { setSpendingCaps } from './setSpendingCaps.ts';
import { startCoolOff } from './startCoolOff.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const spendingHandlers: readonly Implementation[] = [
  implement(contract.readSpending, (_request, { db, caller, now }) => presentSpending(db, caller.user_id, now)),

  implement(contract.setSpendingCaps, async (caps, { db, caller, now }) => {
    await setSpendingCaps(db, caller.user_id, caps, now);
    return presentSpending(db, caller.user_id, now);
  }),

  implement(contract.cancelCapRaise, async (_request, { db, caller, now }) => {
    await cancelCapRaise(db, caller.user_id, now);
    return presentSpending(db, caller.user_id, now);
  }),

  implement(contract.startCoolOff, async ({ length }, { db, caller, now }) => {
    await startCoolOff(db, caller.user_id, length, now);
    return presentSpending(db, caller.user_id, now);
  }),
];
