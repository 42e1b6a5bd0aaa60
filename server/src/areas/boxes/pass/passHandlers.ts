import * as contract from '@mcy/api/boxes/pass/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { buyPass } from './buyPass.ts';
import { collectRewards } from './collectRewards.ts';
import { passToys } from './passToys.ts';
import { readPass } from './readPass.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const passHandlers: readonly Implementation[] = [
  implement(contract.readPass, (_request, { db, caller, locale, now }) => readPass(db, caller.user_id, locale, now)),

  implement(contract.buyPass, async (request, { db, caller, now }) => ({
    balance: await buyPass(db, { user_id: caller.user_id, request }, now),
  })),

  implement(contract.collectPassRewards, async ({ season_id, reward }, { db, caller, locale, now, ask }) => ({
    given: await collectRewards(
      db,
      { season_id, user_id: caller.user_id, reward, giveToy: ask(passToys), now },
      locale,
    ),
  })),
];
