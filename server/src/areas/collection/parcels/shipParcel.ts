import { receivedAfter, type trackingEvents } from '@mcy/api/collection/parcels/words';
import { addWorkingDays } from '../../../platform/calendar/addWorkingDays.ts';
import type { Database } from '../../../platform/db/database.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { notify } from '../../account/door.ts';
import type { StoredParcel } from './presentParcels.ts';
import { stepParcel } from './stepParcel.ts';

interface Shipment {
  parcel_id: string;
  operator_id: string;
  carrier: string;
  tracking_number: string;
  now: Date;
}

/** An operator starts to pack a parcel, in the caller's transaction. Refuses `parcel_not_found`, `parcel_moved_on`. */
export function packParcel(
  db: Database,
  { parcel_id, operator_id, now }: Pick<Shipment, 'parcel_id' | 'operator_id' | 'now'>,
): Promise<StoredParcel> {
  return stepParcel(db, { parcel_id, action: 'pack', by: { actor: 'operator', actor_id: operator_id }, now });
}

/** An operator hands a packed parcel to a carrier, in the caller's transaction. Refuses as `packParcel` does. */
export async function shipParcel(
  db: Database,
  { parcel_id, operator_id, carrier, tracking_number, now }: Shipment,
): Promise<StoredParcel> {
  const parcel = await stepParcel(db, {
    parcel_id,
    action: 'ship',
    by: { actor: 'operator', actor_id: operator_id },
    set: { carrier, tracking_number, closes_at: addWorkingDays(now, receivedAfter) },
    now,
  });
  const { user_id, number } = parcel;
  touch(db, 'collection/stock', 'everybody');
  await notify(db, user_id, { kind: 'parcel_shipped', data: { parcel_id, number, carrier, tracking_number } }, now);
  return parcel;
}

interface Tracking {
  parcel_id: string;
  operator_id: string;
  event: (typeof trackingEvents)[number];
  note: string | null;
  now: Date;
}

/** An operator notes what the carrier reports, in the caller's transaction. Refuses as `packParcel` does. */
export async function trackParcel(
  db: Database,
  { parcel_id, operator_id, event, note, now }: Tracking,
): Promise<StoredParcel> {
  const by = { actor: 'operator', actor_id: operator_id } as const;
  const parcel = await stepParcel(db, { parcel_id, action: 'track', by, event, note, now });
  const { user_id, number } = parcel;
  if (event === 'delivered') {
    await notify(db, user_id, { kind: 'parcel_delivered', data: { parcel_id, number } }, now);
  }
  return parcel;
}
