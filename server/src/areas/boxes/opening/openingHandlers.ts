import * as contract from '@mcy/api/boxes/opening/contract';
import { type Implementation, implement, implementBatch } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { listRecentWins } from './listRecentWins.ts';
import { listUnopened } from './listUnopened.ts';
import { openBoxes } from './openBoxes.ts';
import { revealOpening } from './revealOpening.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const openingHandlers: readonly Implementation[] = [
  implementBatch(contract.openMysteryBox, openBoxes),

  implement(contract.listUnopened, (_request, { db, caller, locale }) => listUnopened(db, caller.user_id, locale)),

  implement(contract.revealOpening, async ({ opening_id }, { db, caller, now }) => {
    await revealOpening(db, { user_id: caller.user_id, opening_id, now });
    return {};
  }),

  implement(contract.listRecentWins, (_request, { db, locale }) => listRecentWins(db, locale)),
];
