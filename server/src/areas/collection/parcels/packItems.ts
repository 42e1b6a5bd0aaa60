import type { ShippingClass } from '@mcy/api/collection/items/words';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../platform/db/database.ts';
import { moveItems } from '../items/moveItems.ts';
import type { StoredParcel } from './presentParcels.ts';

/** Where a parcel goes. */
export type Destination = Pick<
  StoredParcel,
  'consignee' | 'phone' | 'province_code' | 'province_name' | 'ward_code' | 'ward_name' | 'detail'
>;

interface NewParcel {
  user_id: string;
  /** Null for a replacement. */
  order_id: string | null;
  shipping_class: ShippingClass;
  item_ids: readonly string[];
  fee: number;
  to: Destination;
  /** Who ordered it: the player, or the operator who replaces something. */
  by: { actor: 'buyer' | 'operator'; actor_id: string };
  now: Date;
}

/** Puts a player's held toys into a new parcel, in the caller's transaction. Refuses as `moveItems` does. */
export async function packItems(
  db: Database,
  { user_id, order_id, shipping_class, item_ids, fee, to, by, now }: NewParcel,
): Promise<StoredParcel> {
  const parcel_id = uuidv7();
  const { consignee, phone, province_code, province_name, ward_code, ward_name, detail } = to;
  const parcel = await db
    .insertInto('parcel')
    .values({
      parcel_id,
      order_id,
      user_id,
      consignee,
      phone,
      province_code,
      province_name,
      ward_code,
      ward_name,
      detail,
      state: 'paid',
      shipping_class,
      pieces: item_ids.length,
      fee,
      carrier: null,
      tracking_number: null,
      created_at: now,
      changed_at: now,
      closes_at: null,
      received_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await moveItems(db, { move: 'send', item_ids, user_id, reference_id: parcel_id, now });
  await db
    .insertInto('parcel_item')
    .values(item_ids.map((item_id, index) => ({ parcel_id, item_id, position: index + 1 })))
    .execute();
  const event = order_id === null ? 'replaced' : 'ordered';
  await db
    .insertInto('parcel_event')
    .values({ parcel_id, event, ...by, note: null, happened_at: now })
    .execute();
  return parcel;
}
