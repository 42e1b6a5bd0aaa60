import { mutationHook } from '../../client/mutationHook.ts';
import { pagedQueryHook } from '../../client/pagedQueryHook.ts';
import { queryHook } from '../../client/queryHook.ts';
import * as contract from './contract.ts';

export const useGiftableToys = pagedQueryHook(contract.listGiftableToys, { reads: ['collection/items'] });

export const useGifts = pagedQueryHook(contract.listGifts);

export const useGift = queryHook(contract.readGift);

export const useFindFriend = mutationHook(contract.findFriend);

export const useGiveToys = mutationHook(contract.giveToys);

export const useAcceptGift = mutationHook(contract.acceptGift, { awaitsRefresh: true });

export const useDeclineGift = mutationHook(contract.declineGift, { awaitsRefresh: true });

export const useTakeGiftBack = mutationHook(contract.takeGiftBack, { awaitsRefresh: true });
