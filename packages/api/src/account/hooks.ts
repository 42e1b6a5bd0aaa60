import { mutationHook } from '../client/mutationHook.ts';
import { pagedQueryHook } from '../client/pagedQueryHook.ts';
import { queryHook } from '../client/queryHook.ts';
import { queuedMutationHook } from '../queued/queuedMutationHook.ts';
import {
  bindInviteCode,
  bindName,
  changePassword,
  countUnreadNotifications,
  endOtherSessions,
  endSession,
  listNotifications,
  listSessions,
  login,
  loginByCode,
  logout,
  readBoundNames,
  readCodeChannels,
  readInvitation,
  readNotification,
  readShareKey,
  readUser,
  register,
  resetPassword,
  sendCode,
} from './contract.ts';
import { queuedWrites } from './queuedWrites.ts';

export * from './socialHooks.ts';

export * from './addressHooks.ts';

export * from './identityHooks.ts';

export * from './pushHooks.ts';

export const useUser = queryHook(readUser);
export const useRegister = mutationHook(register);
export const useLogin = mutationHook(login);
export const useLogout = mutationHook(logout);
export const useEditProfile = queuedMutationHook(queuedWrites.editProfile);
export const useSessions = queryHook(listSessions);
export const useEndSession = mutationHook(endSession, { invalidates: [listSessions] });
export const useEndOtherSessions = mutationHook(endOtherSessions, { invalidates: [listSessions] });
export const useSendCode = mutationHook(sendCode);
export const useLoginByCode = mutationHook(loginByCode);
export const useResetPassword = mutationHook(resetPassword);
export const useChangePassword = mutationHook(changePassword);
export const useNotifications = pagedQueryHook(listNotifications);
export const useNotification = queryHook(readNotification);
export const useUnreadNotifications = queryHook(countUnreadNotifications);
export const useMarkNotificationsRead = queuedMutationHook(queuedWrites.markNotificationsRead);
export const useCodeChannels = queryHook(readCodeChannels);
export const useBoundNames = queryHook(readBoundNames);
export const useBindName = mutationHook(bindName, { invalidates: [readBoundNames, readUser] });
export const useInvitation = queryHook(readInvitation);
export const useBindInviteCode = mutationHook(bindInviteCode, { invalidates: [readInvitation] });
export const useShareKey = queryHook(readShareKey);
