import type { Claim } from '@mcy/api/collection/claims/contract';
import type { Locale } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import { fileAddress } from '../../../platform/files/fileAddress.ts';
import type { StoredClaim } from './submitClaim.ts';

/** Claims in their order, with their toys and photos. */
export async function presentClaims(
  db: Database,
  claims: readonly StoredClaim[],
  { locale, now }: { locale: Locale; now: Date },
): Promise<Claim[]> {
  const ids = claims.map(({ claim_id }) => claim_id);
  const [items, photos] = await Promise.all([
    db
      .selectFrom('claim_item')
      .innerJoin('item', 'item.item_id', 'claim_item.item_id')
      .innerJoin('toy', 'toy.toy_id', 'item.toy_id')
      .select(['claim_item.claim_id', 'item.item_id', 'item.serial', 'toy.name', 'toy.image', 'toy.value'])
      .where('claim_item.claim_id', '=', (is) => is.fn.any(is.val(ids)))
      .orderBy('item.item_id')
      .execute(),
    db
      .selectFrom('claim_photo')
      .innerJoin('file', 'file.file_id', 'claim_photo.file_id')
      .select(['claim_photo.claim_id', 'file.file_id', 'file.content_type', 'file.address_key'])
      .where('claim_photo.claim_id', '=', (is) => is.fn.any(is.val(ids)))
      .orderBy('claim_photo.position')
      .execute(),
  ]);
  const itemsBy = Map.groupBy(items, ({ claim_id }) => claim_id);
  const photosBy = Map.groupBy(photos, ({ claim_id }) => claim_id);
  return claims.map(({ claim_id, submitted_at, decided_at, ...claim }) => ({
    claim_id,
    parcel_id: claim.parcel_id,
    state: claim.state,
    kind: claim.kind,
    words: claim.words,
    items: (itemsBy.get(claim_id) ?? []).map(({ item_id, serial, name, image, value }) => ({
      item_id,
      name: name[locale],
      image,
      serial,
      value,
    })),
    photos: (photosBy.get(claim_id) ?? []).map((file) => ({ file_id: file.file_id, url: fileAddress(file, now) })),
    outcome: claim.outcome,
    stones: claim.stones,
    replacement_id: claim.replacement_id,
    reason: claim.reason,
    submitted_at: submitted_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
  }));
}

/** One claim. */
export async function presentClaim(
  db: Database,
  claim: StoredClaim,
  reader: { locale: Locale; now: Date },
): Promise<Claim> {
  const [presented] = await presentClaims(db, [claim], reader);
  if (!presented) throw new Error(`claim ${claim.claim_id} is not presented`);
  return presented;
}
