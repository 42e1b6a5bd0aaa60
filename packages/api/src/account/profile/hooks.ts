import { queryHook } from '../../client/queryHook.ts';
import { readUser } from './contract.ts';
import { queuedMutationHook } from '../../queued/queuedMutationHook.ts';
import { queuedEditProfile } from './queued.ts';
import { readPrivacy, editPrivacy } from './privacy.ts';
import { mutationHook } from '../../client/mutationHook.ts';
import { readPlayer } from '../people/contract.ts';
import { readRanking } from '../rankings/contract.ts';

export const useUser = queryHook(readUser);

export const useEditProfile = queuedMutationHook(queuedEditProfile);

export const usePrivacy = queryHook(readPrivacy);

export const useEditPrivacy = mutationHook(editPrivacy, { invalidates: [readPrivacy, readPlayer, readRanking] });
