import { type addAddress as call, mostAddresses } from '@mcy/api/account/addresses/contract';
import type { ParsedRequestOf } from '@mcy/api/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { tooManyAddresses } from './messages.ts';
import { lockAddresses, type StoredAddress } from './lockAddresses.ts';
import { requireArea } from './requireArea.ts';
import { setDefault } from './setDefault.ts';

/** Saves a new address in the caller's transaction. Refuses `wrong_area`, `too_many_addresses`. */
export async function addAddress(
  db: Database,
  user_id: string,
  { area, position, is_default, ...words }: ParsedRequestOf<typeof call>,
  now: Date,
): Promise<StoredAddress> {
  const stored = await requireArea(area);
  const others = await lockAddresses(db, user_id);
  if (others.length >= mostAddresses) throw new Refusal({ error: 'too_many_addresses', message: tooManyAddresses });
  const added = await db
    .insertInto('user_address')
    .values({
      ...words,
      ...stored,
      address_id: uuidv7(),
      user_id,
      latitude: position?.latitude ?? null,
      longitude: position?.longitude ?? null,
      is_default: false,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (!is_default && others.length > 0) return added;
  await setDefault(db, user_id, added.address_id);
  return { ...added, is_default: true };
}
