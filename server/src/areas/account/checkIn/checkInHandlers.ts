import * as contract from '@mcy/api/account/checkIn/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { checkInToday } from './checkInToday.ts';
import { readCheckIn } from './readCheckIn.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const checkInHandlers: readonly Implementation[] = [
  implement(contract.readCheckIn, (_request, { db, caller, now }) => readCheckIn(db, caller.user_id, now)),

  implement(contract.checkIn, async (_request, { db, caller, now }) => ({
    stones: await checkInToday(db, caller.user_id, now),
    check_in: await readCheckIn(db, caller.user_id, now),
  })),
];
