import type { Database } from '../../../platform/db/database.ts';
import type { StoredParcel } from './presentParcels.ts';
import { parcelMissing } from './stepParcel.ts';

/** One of a player's parcels. Refuses `parcel_not_found`, also for another player's. */
export async function requireParcel(db: Database, user_id: string, parcel_id: string): Promise<StoredParcel> {
  const parcel = await db
    .selectFrom('parcel')
    .selectAll()
    .where('parcel_id', '=', parcel_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  if (!parcel) throw parcelMissing();
  return parcel;
}
