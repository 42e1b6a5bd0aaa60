import { mutationHook } from '../client/mutationHook.ts';
import { pagedQueryHook } from '../client/pagedQueryHook.ts';
import { queryHook } from '../client/queryHook.ts';
import { readFlow, readWallet } from '../wallet/balance.ts';
import { follow, listFans, listFollowing, readPlayer, unfollow } from './follows.ts';
import { claimLevelGift, readLevels, readMyLevel } from './levels.ts';
import { editPrivacy, readPrivacy } from './privacy.ts';
import { readRanking } from './rankings.ts';

export const useFollowing = pagedQueryHook(listFollowing);
export const useFans = pagedQueryHook(listFans);
export const usePlayer = queryHook(readPlayer);

// Who was followed no more stays in the list that is looked at, so that a slip of the finger is taken back.
const follows = { invalidates: [readPlayer], outdates: [listFollowing, listFans] };
export const useFollow = mutationHook(follow, follows);
export const useUnfollow = mutationHook(unfollow, follows);

export const usePrivacy = queryHook(readPrivacy);
export const useEditPrivacy = mutationHook(editPrivacy, { invalidates: [readPrivacy, readPlayer, readRanking] });

export const useRanking = queryHook(readRanking);

export const useLevels = queryHook(readLevels);
export const useMyLevel = queryHook(readMyLevel);
export const useClaimLevelGift = mutationHook(claimLevelGift, {
  invalidates: [readWallet, readFlow],
  awaits: [readMyLevel],
});
