import type { ParsedRequestOf } from '@mcy/api/contract';
import {
  type changeReview as changeCall,
  reviewUpload,
  type submitReview as submitCall,
} from '@mcy/api/mall/reviews/contract';
import { changesUntil } from '@mcy/api/mall/reviews/rules';
import { publicFileAddress } from '@mcy/api/system/uploads/contract';
import type { Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database, Tables } from '../../../platform/db/database.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { attachFile } from '../../../platform/files/attachFile.ts';
import { releaseFile } from '../../../platform/files/releaseFile.ts';
import { fileNotFound } from '../../../platform/files/messages.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { lockOrder } from '../orders/stepOrder.ts';
import * as messages from './messages.ts';

export type StoredReview = Selectable<Tables['review']>;

interface Written<Request> {
  user_id: string;
  request: Request;
  now: Date;
}

/**
 * Reviews a line of a received order, in the caller's transaction. Refuses `order_not_found`, `order_not_received`,
 * `line_not_found`, `already_reviewed`, `file_not_found`.
 */
export async function submitReview(
  db: Database,
  { user_id, request: { photos, ...written }, now }: Written<ParsedRequestOf<typeof submitCall>>,
): Promise<StoredReview> {
  const review = await addReview(db, { user_id, written, photos: photos.length, now });
  await attachPhotos(db, review, photos);
  return review;
}

interface NewReview {
  user_id: string;
  written: Omit<ParsedRequestOf<typeof submitCall>, 'photos'>;
  /** How many its caller adds. */
  photos: number;
  now: Date;
}

/** Adds a review without its photos, in the caller's transaction. Refuses as `submitReview` does. */
export async function addReview(db: Database, { user_id, written, photos, now }: NewReview): Promise<StoredReview> {
  const { order_id, variant_id, stars, words } = written;
  // The lock keeps the order as it is: it can't be refunded meanwhile.
  const order = await lockOrder(db, order_id, { actor: 'buyer', actor_id: user_id });
  if (order.state !== 'received') {
    throw new Refusal({ error: 'order_not_received', message: messages.orderNotReceived, field: 'order_id' });
  }
  const line = await db
    .selectFrom('mall_order_line')
    .select('product_id')
    .where('order_id', '=', order_id)
    .where('variant_id', '=', variant_id)
    .executeTakeFirst();
  if (!line) throw new Refusal({ error: 'line_not_found', message: messages.lineNotFound, field: 'variant_id' });
  const review = await db
    .insertInto('review')
    .values({
      review_id: uuidv7({ msecs: now.getTime() }),
      order_id,
      variant_id,
      product_id: line.product_id,
      user_id,
      stars,
      words,
      photos,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['order_id', 'variant_id']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!review) {
    throw new Refusal({ error: 'already_reviewed', message: messages.alreadyReviewed, field: 'variant_id' });
  }
  touch(db, 'mall/reviews', 'everybody');
  return review;
}

/**
 * Changes one of a player's reviews, in the caller's transaction. Refuses `review_not_found`, also for another player's,
 * `review_hidden`, `review_too_late`, `file_not_found`.
 */
export async function changeReview(
  db: Database,
  { user_id, request, now }: Written<ParsedRequestOf<typeof changeCall>>,
): Promise<StoredReview> {
  const { review_id, stars, words, photos } = request;
  const before = await db
    .selectFrom('review')
    .selectAll()
    .where('review_id', '=', review_id)
    .where('user_id', '=', user_id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw reviewMissing();
  if (before.hidden_at !== null) throw hiddenReview();
  if (now >= changesUntil(before.created_at)) {
    throw new Refusal({ error: 'review_too_late', message: messages.reviewTooLate, field: 'review_id' });
  }
  const removed = await db.deleteFrom('review_photo').where('review_id', '=', review_id).returning('file_id').execute();
  for (const { file_id } of removed) {
    if (file_id !== null && !photos.includes(file_id)) await releaseFile(db, file_id, now);
  }
  const review = await db
    .updateTable('review')
    .set({ stars, words, photos: photos.length, changed_at: now })
    .where('review_id', '=', review_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await attachPhotos(db, review, photos);
  touch(db, 'mall/reviews', 'everybody');
  return review;
}

/** A file belongs to one review: one of another is as good as missing. */
async function attachPhotos(
  db: Database,
  { review_id, user_id }: StoredReview,
  photos: readonly string[],
): Promise<void> {
  for (const [index, file_id] of photos.entries()) {
    await attachFile(db, { file_id, owner_id: user_id, purpose: reviewUpload }, 'photos');
    const added = await db
      .insertInto('review_photo')
      .values({ review_id, position: index + 1, file_id, url: publicFileAddress(file_id, 'picture') })
      .onConflict((conflict) => conflict.column('file_id').where('file_id', 'is not', null).doNothing())
      .returning('position')
      .executeTakeFirst();
    if (!added) throw new Refusal({ error: 'file_not_found', message: fileNotFound, field: 'photos' });
  }
}

export function reviewMissing(): Refusal {
  return new Refusal({ error: 'review_not_found', message: messages.reviewNotFound, field: 'review_id' });
}

export function hiddenReview(): Refusal {
  return new Refusal({ error: 'review_hidden', message: messages.reviewHidden, field: 'review_id' });
}
