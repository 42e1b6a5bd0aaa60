import * as contract from '@mcy/api/account/checkIn/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import { checkInToday } from './checkInToday.ts';
import { readCheckIn } from './readCheckIn.ts';

export const checkInHandlers: readonly Implementation[] = [
  implement(contract.readCheckIn, (_request, { db, caller, now }) => readCheckIn(db, caller.user_id, now)),

  implement(contract.checkIn, async (_request, { db, caller, now }) => ({
    stones: await checkInToday(db, caller.user_id, now),
    check_in: await readCheckIn(db, caller.user_id, now),
  })),
];
