import * as contract from '@mcy/api/operator/pass/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { listSeasonChoices } from './listSeasonChoices.ts';
import { listSeasons } from './listSeasons.ts';
import { announceSeason, writeSeason } from './writeSeason.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const operatorPassHandlers: readonly Implementation[] = [
  implement(contract.listSeasons, (page, { db, locale }) => listSeasons(db, page, locale)),

  implement(contract.listSeasonChoices, (_request, { db, locale }) => listSeasonChoices(db, locale)),

  implement(contract.saveSeason, async (request, { db, caller, now }) => ({
    season_id: await writeSeason(db, request, caller.user_id, now),
  })),

  implement(contract.moveSeason, async (request, { db, caller, now }) => {
    await announceSeason(db, request, caller.user_id, now);
    return { season_id: request.season_id };
  }),
];
