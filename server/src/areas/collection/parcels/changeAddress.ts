import type { Database } from '../../../platform/db/database.ts';
import { lockAddresses, ownAddress } from '../../account/door.ts';
import type { StoredParcel } from './presentParcels.ts';
import { stepParcel } from './stepParcel.ts';

interface AddressChange {
  user_id: string;
  parcel_id: string;
  address_id: string;
  now: Date;
}

/**
 * Sends a parcel to another of its player's addresses, in the caller's transaction. Refuses `address_not_found`,
 * `parcel_not_found`, `parcel_moved_on`.
 */
export async function changeAddress(
  db: Database,
  { user_id, parcel_id, address_id, now }: AddressChange,
): Promise<StoredParcel> {
  const { consignee, phone, province_code, province_name, ward_code, ward_name, detail } = ownAddress(
    await lockAddresses(db, user_id),
    address_id,
  );
  return stepParcel(db, {
    parcel_id,
    action: 'change_address',
    by: { actor: 'buyer', actor_id: user_id },
    set: { consignee, phone, province_code, province_name, ward_code, ward_name, detail },
    now,
  });
}
