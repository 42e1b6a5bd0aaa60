import { pagedQueryHook } from '../../client/pagedQueryHook.ts';
import { listFollowing, listFans, readPlayer, follow, unfollow } from './contract.ts';
import { queryHook } from '../../client/queryHook.ts';
import { mutationHook } from '../../client/mutationHook.ts';

export const useFollowing = pagedQueryHook(listFollowing);

export const useFans = pagedQueryHook(listFans);

export const usePlayer = queryHook(readPlayer);

// Unfollowed players stay in the open list, so that a slip of the finger can be undone.
const follows = { invalidates: [readPlayer], outdates: [listFollowing, listFans] };

export const useFollow = mutationHook(follow, follows);

export const useUnfollow = mutationHook(unfollow, follows);
