import { listProvinces, listWards } from '@mcy/api/account/addresses/contract';
import { useApi } from '@mcy/api/client';
import type { Area } from '@mcy/ui/patterns';
import { useFormSubmit } from '../../../platform/useFormSubmit.ts';

/** The lists that an address is chosen from; the browser keeps them for a day. What fails has words for its reader. */
export function useAreaLoaders() {
  const { client } = useApi();
  return {
    loadProvinces: useFormSubmit<void, readonly Area[]>(async () => (await client.call(listProvinces, {})).rows),
    loadWards: useFormSubmit(async (province_code: string) => (await client.call(listWards, { province_code })).rows),
  };
}
