import { pagedQueryHook } from '../../client/pagedQueryHook.ts';
import { listFollowing, listFans, readPlayer, follow, unfollow } from './contract.ts';
import { queryHook } from '../../client/queryHook.ts';
import { mutationHook } from '../../client/mutationHook.ts';

// An unfollowed player stays in the list on screen, so that a slip of the finger can be taken back.
export const useFollowing = pagedQueryHook(listFollowing, { keepsRows: true });

export const useFans = pagedQueryHook(listFans, { keepsRows: true });

export const usePlayer = queryHook(readPlayer, { reads: ['account/profile', 'account/levels', 'boxes/opening'] });

export const useFollow = mutationHook(follow, { awaitsRefresh: true });

export const useUnfollow = mutationHook(unfollow, { awaitsRefresh: true });
