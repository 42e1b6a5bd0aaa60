import { queryHook } from '../../client/queryHook.ts';
import { readUser } from './contract.ts';
import { queuedMutationHook } from '../../queued/queuedMutationHook.ts';
import { editProfile } from './queued.ts';
import { readPrivacy, editPrivacy } from './privacy.ts';
import { mutationHook } from '../../client/mutationHook.ts';

export const useUser = queryHook(readUser, { reads: ['account/names', 'account/levels'] });

export const useEditProfile = queuedMutationHook(editProfile);

export const usePrivacy = queryHook(readPrivacy);

export const useEditPrivacy = mutationHook(editPrivacy);
