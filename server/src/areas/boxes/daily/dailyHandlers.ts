import * as contract from '@mcy/api/boxes/daily/contract';
import { type Implementation, implement, implementBatch } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { chooseReminder } from './chooseReminder.ts';
import { drawDaily } from './drawDaily.ts';
import { readDailyDraw } from './readDailyDraw.ts';
import { readOwnDailyDraw } from './readOwnDailyDraw.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const dailyHandlers: readonly Implementation[] = [
  implement(contract.readDailyDraw, (_request, { db, locale, now }) => readDailyDraw(db, locale, now)),

  implement(contract.readOwnDailyDraw, (_request, { db, caller, now }) => readOwnDailyDraw(db, caller.user_id, now)),

  implementBatch(contract.drawDaily, drawDaily),

  implement(contract.remindOfDailyDraw, async ({ reminds }, { db, caller: { user_id } }) => {
    await chooseReminder(db, { user_id, reminds });
    return {};
  }),
];
