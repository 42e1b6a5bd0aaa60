import { mutationHook } from '../../client/mutationHook.ts';
import {
  register,
  login,
  logout,
  checkCode,
  listCommonPasswords,
  sendCode,
  loginByCode,
  resetPassword,
  changePassword,
} from './contract.ts';
import { queryHook } from '../../client/queryHook.ts';
import { listSessions, endSession, endOtherSessions } from './sessions.ts';
import { readCodeChannels } from '../names/contract.ts';

export const useRegister = mutationHook(register);

export const useLogin = mutationHook(login);

export const useLogout = mutationHook(logout);

export const useSessions = queryHook(listSessions);

export const useEndSession = mutationHook(endSession);

export const useEndOtherSessions = mutationHook(endOtherSessions);

export const useSendCode = mutationHook(sendCode);

export const useCheckCode = mutationHook(checkCode);

export const useCommonPasswords = queryHook(listCommonPasswords);

export const useLoginByCode = mutationHook(loginByCode);

export const useResetPassword = mutationHook(resetPassword);

export const useChangePassword = mutationHook(changePassword);

export const useCodeChannels = queryHook(readCodeChannels);
