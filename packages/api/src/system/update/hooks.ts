import { queryHook } from '../../client/queryHook.ts';
import { readAppVersion, type SystemType } from './contract.ts';
import { useApi } from '../../client/ApiProvider.tsx';

export const useAppVersion = queryHook(readAppVersion);

/** Returns a function that reads the newest app version for a system. */
export function useReadAppVersion() {
  const { client } = useApi();
  return (system_type: SystemType) => client.call(readAppVersion, { system_type });
}
