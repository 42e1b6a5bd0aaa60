import { mutationHook } from '../../client/mutationHook.ts';
import { pagedQueryHook } from '../../client/pagedQueryHook.ts';
import { queryHook } from '../../client/queryHook.ts';
import { listSeasonChoices, listSeasons, moveSeason, saveSeason } from './contract.ts';

// A season's players and its clock.
export const useSeasons = pagedQueryHook(listSeasons, { reads: ['boxes/pass'] });
export const useSeasonChoices = queryHook(listSeasonChoices);
export const useSaveSeason = mutationHook(saveSeason);
export const useMoveSeason = mutationHook(moveSeason);
