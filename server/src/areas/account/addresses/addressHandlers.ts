import * as contract from '@mcy/api/account/addresses/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import { Refusal, type RefusalsIn } from '../../../platform/http/Refusal.ts';
import { provinceNotFound } from './messages.ts';
import { addAddress } from './addAddress.ts';
import { editAddress } from './editAddress.ts';
import { loadAreas } from './loadAreas.ts';
import { listStoredAddresses, lockAddresses } from './lockAddresses.ts';
import { ownAddress } from './ownAddress.ts';
import { presentAddress } from './presentAddress.ts';
import { removeAddress } from './removeAddress.ts';
import { setDefault } from './setDefault.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const addressHandlers: readonly Implementation[] = [
  implement(contract.listAddresses, async (_request, { db, caller }) => ({
    rows: (await listStoredAddresses(db, caller.user_id)).map(presentAddress),
  })),

  implement(contract.readAddress, async ({ address_id }, { db, caller }) =>
    presentAddress(ownAddress(await listStoredAddresses(db, caller.user_id), address_id)),
  ),

  implement(contract.addAddress, async (request, { db, caller, now }) =>
    presentAddress(await addAddress(db, caller.user_id, request, now)),
  ),

  implement(contract.editAddress, async (request, { db, caller }) =>
    presentAddress(await editAddress(db, caller.user_id, request)),
  ),

  implement(contract.removeAddress, async ({ address_id }, { db, caller }) => {
    await removeAddress(db, caller.user_id, address_id);
    return {};
  }),

  implement(contract.makeDefaultAddress, async ({ address_id }, { db, caller }) => {
    const address = ownAddress(await lockAddresses(db, caller.user_id), address_id);
    if (!address.is_default) await setDefault(db, caller.user_id, address_id);
    return presentAddress({ ...address, is_default: true });
  }),

  implement(contract.listProvinces, async () => ({ rows: [...(await loadAreas()).provinces] })),

  implement(contract.listWards, async ({ province_code }) => {
    const wards = (await loadAreas()).wards.get(province_code);
    if (wards) return { rows: [...wards] };
    throw new Refusal({
      error: 'province_not_found',
      message: provinceNotFound,
      field: 'province_code',
    });
  }),
];
