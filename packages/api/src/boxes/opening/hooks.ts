import { queryHook } from '../../client/queryHook.ts';
import { listRecentWins, listUnopened, revealOpening } from './contract.ts';
import { mutationHook } from '../../client/mutationHook.ts';

export const useRecentWins = queryHook(listRecentWins);

export const useUnopened = queryHook(listUnopened);

export const useRevealOpening = mutationHook(revealOpening);
