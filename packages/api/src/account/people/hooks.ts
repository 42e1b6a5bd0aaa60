import { pagedQueryHook } from '../../client/pagedQueryHook.ts';
import { listFollowing, listFans, readPlayer, follow, unfollow } from './contract.ts';
import { queryHook } from '../../client/queryHook.ts';
import { mutationHook } from '../../client/mutationHook.ts';

export const useFollowing = pagedQueryHook(listFollowing);

export const useFans = pagedQueryHook(listFans);

export const usePlayer = queryHook(readPlayer);

// Who was followed no more stays in the list that is looked at, so that a slip of the finger is taken back.
const follows = { invalidates: [readPlayer], outdates: [listFollowing, listFans] };

export const useFollow = mutationHook(follow, follows);

export const useUnfollow = mutationHook(unfollow, follows);
