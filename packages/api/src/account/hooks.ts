import { mutationHook } from '../client/mutationHook.ts';
import { queryHook } from '../client/queryHook.ts';
import { login, logout, readUser, register } from './contract.ts';

export const useUser = queryHook(readUser);
export const useRegister = mutationHook(register);
export const useLogin = mutationHook(login);
export const useLogout = mutationHook(logout);
