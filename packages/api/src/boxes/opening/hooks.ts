import { queryHook } from '../../client/queryHook.ts';
import { listRecentWins, listUnopened, openMysteryBox, revealOpening } from './contract.ts';
import { mutationHook } from '../../client/mutationHook.ts';
import { interruptedHook } from '../../client/interruptedHook.ts';

export const useRecentWins = queryHook(listRecentWins);

export const useUnopened = queryHook(listUnopened);

export const useOpenMysteryBox = mutationHook(openMysteryBox, { survivesReload: true });

export const useInterruptedOpening = interruptedHook(openMysteryBox);

export const useRevealOpening = mutationHook(revealOpening);
