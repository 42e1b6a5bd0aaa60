import { planParcels } from '@mcy/api/collection/parcels/rules';
import type { ParcelState } from '@mcy/api/collection/parcels/words';
import type { DemoDay } from '../../../platform/area/DemoDay.ts';
import type { Database } from '../../../platform/db/database.ts';
import { demoAddress, findDemoPeople } from '../../account/door.ts';
import { submitClaim } from '../claims/submitClaim.ts';
import { orderParcels } from './orderParcels.ts';
import { receiveParcel } from './receiveParcel.ts';
import { selectSendable } from './sendableItems.ts';
import { packParcel, shipParcel, trackParcel } from './shipParcel.ts';

/** How many toys each parcel has: enough to be free. */
const pieces = 3;

/** How far the parcels came that the demo's account ordered, by days before the first start. */
const parcels: Readonly<Record<number, Exclude<ParcelState, 'cancelled'>>> = {
  12: 'received',
  5: 'shipped',
  2: 'packing',
  1: 'paid',
};

/** Lets the demo's account send toys home: each parcel on a day of its own, by the shop's own actions. */
export async function sendDemoParcels(db: Database, { ago, at }: DemoDay): Promise<void> {
  const state = parcels[ago];
  if (state === undefined) return;
  const idOf = await findDemoPeople(db);
  const [user_id, operator_id] = [idOf('demo'), idOf('operator')];
  const toys = await selectSendable(db, user_id).orderBy('item.item_id').limit(pieces).execute();
  if (toys.length < pieces) return;
  const item_ids = toys.map(({ item_id }) => item_id);
  const address_id = await demoAddress(db, user_id, at(0.96));
  const { fee: total } = planParcels(toys);
  const ordered = await orderParcels(db, { user_id, request: { item_ids, address_id, total }, now: at(0.97) });
  for (const { parcel_id } of ordered.parcels) {
    if (state === 'paid') continue;
    await packParcel(db, { parcel_id, operator_id, now: at(0.975) });
    if (state === 'packing') continue;
    const shipment = { carrier: 'Viettel Post', tracking_number: `VTP-2098${ago}734` };
    await shipParcel(db, { parcel_id, operator_id, ...shipment, now: at(0.98) });
    const moved = { event: 'in_transit', note: 'Kho Thủ Đức' } as const;
    await trackParcel(db, { parcel_id, operator_id, ...moved, now: at(0.985) });
    if (state === 'shipped') continue;
    await receiveParcel(db, { parcel_id, by: { actor: 'buyer', actor_id: user_id }, now: at(0.99) });
    const words = 'Hộp đến nơi đã bị mở, thiếu một món.';
    const request = { parcel_id, item_ids: item_ids.slice(0, 1), kind: 'missing' as const, words, photos: [] };
    await submitClaim(db, { user_id, request, now: at(0.995) });
  }
}
