import * as contract from '@mcy/api/operator/offers/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { createRecipe, createTarget, stopOffer } from './changeOffers.ts';
import { listOffers, listOfferToys } from './listOffers.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const offerHandlers: readonly Implementation[] = [
  implement(contract.listOffers, (request, { db, locale }) => listOffers(db, request, locale)),

  implement(contract.listOfferToys, (_request, { db, locale }) => listOfferToys(db, locale)),

  implement(contract.createTarget, async (request, { db, caller, now }) => ({
    offer_id: await createTarget(db, request, caller.user_id, now),
  })),

  implement(contract.createRecipe, async (request, { db, caller, now }) => ({
    offer_id: await createRecipe(db, request, caller.user_id, now),
  })),

  implement(contract.stopOffer, async (request, { db, caller, now }) => {
    await stopOffer(db, request, caller.user_id, now);
    return { offer_id: request.offer_id };
  }),
];
