import type { Database } from '../../../platform/db/database.ts';
import { moveItems } from '../items/moveItems.ts';
import type { StoredParcel } from './presentParcels.ts';
import { itemsOf, stepParcel } from './stepParcel.ts';

interface Receipt {
  parcel_id: string;
  by: { actor: 'buyer'; actor_id: string } | { actor: 'shop'; actor_id: null };
  now: Date;
}

/** Ends a parcel that arrived, in the caller's transaction. Refuses `parcel_not_found`, `parcel_moved_on`. */
export async function receiveParcel(db: Database, { parcel_id, by, now }: Receipt): Promise<StoredParcel> {
  const parcel = await stepParcel(db, { parcel_id, action: 'receive', by, set: { received_at: now }, now });
  const item_ids = await itemsOf(db, parcel_id);
  await moveItems(db, { move: 'receive', item_ids, user_id: parcel.user_id, reference_id: parcel_id, now });
  return parcel;
}
