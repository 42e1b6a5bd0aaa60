import { queryHook } from '../../client/queryHook.ts';
import { readAppVersion, type SystemType } from './contract.ts';
import { useApi } from '../../client/ApiProvider.tsx';

export const useAppVersion = queryHook(readAppVersion);

/** Reads the newest version of the app for a system, when asked to. */
export function useReadAppVersion() {
  const { client } = useApi();
  return (system_type: SystemType) => client.call(readAppVersion, { system_type });
}
