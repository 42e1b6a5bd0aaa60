import { type submitClaim as call, claimUpload } from '@mcy/api/collection/claims/contract';
import type { ParsedRequestOf } from '@mcy/api/contract';
import type { Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database, Tables } from '../../../platform/db/database.ts';
import { attachFile } from '../../../platform/files/attachFile.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { itemNotFound } from '../items/messages.ts';
import { claimsUntil } from '../parcels/presentParcels.ts';
import { requireParcel } from '../parcels/requireParcel.ts';
import { itemsOf } from '../parcels/stepParcel.ts';
import { alreadyClaimed, claimTooLate, notReceived } from './messages.ts';

export type StoredClaim = Selectable<Tables['claim']>;

interface NewClaim {
  user_id: string;
  request: ParsedRequestOf<typeof call>;
  now: Date;
}

/**
 * Reports toys of a parcel, in the caller's transaction. Refuses `parcel_not_found`, `not_received`, `claim_too_late`,
 * `item_not_found`, `already_claimed`, `file_not_found`.
 */
export async function submitClaim(
  db: Database,
  { user_id, request: { parcel_id, item_ids, kind, words, photos }, now }: NewClaim,
): Promise<StoredClaim> {
  const parcel = await requireParcel(db, user_id, parcel_id);
  const until = claimsUntil(parcel);
  if (until === null) throw new Refusal({ error: 'not_received', message: notReceived, field: 'parcel_id' });
  if (until <= now) throw new Refusal({ error: 'claim_too_late', message: claimTooLate, field: 'parcel_id' });
  const packed = await itemsOf(db, parcel_id);
  if (!item_ids.every((item_id) => packed.includes(item_id))) {
    throw new Refusal({ error: 'item_not_found', message: itemNotFound, field: 'item_ids' });
  }
  const claim = await db
    .insertInto('claim')
    .values({
      claim_id: uuidv7(),
      parcel_id,
      user_id,
      state: 'submitted',
      kind,
      words,
      submitted_at: now,
      ...undecided,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { claim_id } = claim;
  // In one order, so that two claims for the same toys do not wait for each other.
  const reported = await db
    .insertInto('claim_item')
    .values(item_ids.toSorted().map((item_id) => ({ parcel_id, item_id, claim_id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('item_id')
    .execute();
  if (reported.length < item_ids.length) {
    throw new Refusal({ error: 'already_claimed', message: alreadyClaimed, field: 'item_ids' });
  }
  for (const [index, file_id] of photos.entries()) {
    await attachFile(db, { file_id, owner_id: user_id, purpose: claimUpload }, 'photos');
    await db
      .insertInto('claim_photo')
      .values({ claim_id, position: index + 1, file_id })
      .execute();
  }
  return claim;
}

const undecided = {
  outcome: null,
  stones: null,
  replacement_id: null,
  reason: null,
  decided_at: null,
  decided_by: null,
};
