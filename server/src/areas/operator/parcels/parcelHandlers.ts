import * as contract from '@mcy/api/operator/parcels/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { cancelParcel, packParcel, shipParcel, trackParcel } from '../../collection/door.ts';
import { logAction } from '../identity/logAction.ts';
import { listShopParcels } from './listShopParcels.ts';
import { readShopParcel } from './readShopParcel.ts';
import { shipLines } from './shipLines.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

declare module '../tables.ts' {
  interface OperatorActions {
    parcel_pack: true;
    parcel_ship: true;
    parcel_track: true;
    parcel_cancel: true;
  }
}

export const shopParcelHandlers: readonly Implementation[] = [
  implement(contract.listShopParcels, (request, { db, locale }) => listShopParcels(db, request, locale)),

  implement(contract.readShopParcel, ({ parcel_id }, { db, locale }) => readShopParcel(db, parcel_id, locale)),

  implement(contract.packParcel, async ({ parcel_id }, { db, caller, locale, now }) => {
    const operator_id = caller.user_id;
    await packParcel(db, { parcel_id, operator_id, now });
    await logAction(db, { operator_id, action: 'parcel_pack', subject_id: parcel_id, detail: {} }, now);
    return readShopParcel(db, parcel_id, locale);
  }),

  implement(contract.shipParcel, async ({ parcel_id, ...detail }, { db, caller, locale, now }) => {
    const operator_id = caller.user_id;
    await shipParcel(db, { parcel_id, operator_id, ...detail, now });
    await logAction(db, { operator_id, action: 'parcel_ship', subject_id: parcel_id, detail }, now);
    return readShopParcel(db, parcel_id, locale);
  }),

  implement(contract.shipParcels, ({ lines }, { db, caller, locale, now }) =>
    shipLines(db, { lines, operator_id: caller.user_id, locale, now }),
  ),

  implement(contract.trackParcel, async ({ parcel_id, ...detail }, { db, caller, locale, now }) => {
    const operator_id = caller.user_id;
    await trackParcel(db, { parcel_id, operator_id, ...detail, now });
    await logAction(db, { operator_id, action: 'parcel_track', subject_id: parcel_id, detail }, now);
    return readShopParcel(db, parcel_id, locale);
  }),

  implement(contract.cancelShopParcel, async ({ parcel_id, reason }, { db, caller, locale, now }) => {
    const by = { actor: 'operator', actor_id: caller.user_id } as const;
    await cancelParcel(db, { parcel_id, by, reason, now });
    const action = { operator_id: caller.user_id, action: 'parcel_cancel', subject_id: parcel_id } as const;
    await logAction(db, { ...action, detail: { reason } }, now);
    return readShopParcel(db, parcel_id, locale);
  }),
];
