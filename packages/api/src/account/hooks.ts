import { mutationHook } from '../client/mutationHook.ts';
import { pagedQueryHook } from '../client/pagedQueryHook.ts';
import { queryHook } from '../client/queryHook.ts';
import {
  changePassword,
  countUnreadNotifications,
  editProfile,
  endOtherSessions,
  endSession,
  listNotifications,
  listSessions,
  login,
  loginByCode,
  logout,
  markNotificationsRead,
  readNotification,
  readUser,
  register,
  resetPassword,
  sendCode,
} from './contract.ts';

export const useUser = queryHook(readUser);
export const useRegister = mutationHook(register);
export const useLogin = mutationHook(login);
export const useLogout = mutationHook(logout);
export const useEditProfile = mutationHook(editProfile, { invalidates: [readUser] });
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
export const useMarkNotificationsRead = mutationHook(markNotificationsRead, {
  invalidates: [listNotifications, readNotification, countUnreadNotifications],
});
