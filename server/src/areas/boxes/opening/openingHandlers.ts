import * as contract from '@mcy/api/boxes/opening/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { readBalances } from '../../../platform/ledger/readBalances.ts';
import { listRecentWins } from './listRecentWins.ts';
import { listUnopened } from './listUnopened.ts';
import { openMysteryBox } from './openMysteryBox.ts';
import { readOpening } from './readOpening.ts';
import { revealOpening } from './revealOpening.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const openingHandlers: readonly Implementation[] = [
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

  implement(contract.listRecentWins, (_request, { db, locale }) => listRecentWins(db, locale)),
];
