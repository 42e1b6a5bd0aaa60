import { mutationHook } from '../../client/mutationHook.ts';
import { pagedQueryHook } from '../../client/pagedQueryHook.ts';
import { queryHook } from '../../client/queryHook.ts';
import { createRecipe, createTarget, listOffers, listOfferToys, stopOffer } from './contract.ts';

// What players make counts down the stock.
export const useOffers = pagedQueryHook(listOffers, { reads: ['collection/upgrades', 'collection/synthesis'] });
export const useOfferToys = queryHook(listOfferToys);
export const useCreateTarget = mutationHook(createTarget);
export const useCreateRecipe = mutationHook(createRecipe);
export const useStopOffer = mutationHook(stopOffer);
