import type { editAddress as call } from '@mcy/api/account/addresses/contract';
import type { ParsedRequestOf } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import { lockAddresses, type StoredAddress } from './lockAddresses.ts';
import { ownAddress } from './ownAddress.ts';
import { requireArea } from './requireArea.ts';
import { setDefault } from './setDefault.ts';

/** Replaces a user's own address in the caller's transaction. Refuses `address_not_found`, `wrong_area`. */
export async function editAddress(
  db: Database,
  user_id: string,
  { address_id, area, position, is_default, ...words }: ParsedRequestOf<typeof call>,
): Promise<StoredAddress> {
  const before = ownAddress(await lockAddresses(db, user_id), address_id);
  const stored = await requireArea(area);
  const edited = await db
    .updateTable('user_address')
    .set({
      ...words,
      ...stored,
      latitude: position?.latitude ?? null,
      longitude: position?.longitude ?? null,
    })
    .where('address_id', '=', address_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (!is_default || before.is_default) return edited;
  await setDefault(db, user_id, address_id);
  return { ...edited, is_default: true };
}
