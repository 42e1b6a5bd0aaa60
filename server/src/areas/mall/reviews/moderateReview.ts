import type { Translated } from '@mcy/api/contract';
import type { Updateable } from 'kysely';
import type { Database, Tables } from '../../../platform/db/database.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { notify } from '../../account/door.ts';
import { ownReview, reviewAnswered, reviewNotHidden } from './messages.ts';
import { type StoredReview, hiddenReview, reviewMissing } from './writeReview.ts';

interface Moderation {
  review_id: string;
  operator_id: string;
  now: Date;
}

/**
 * Hides a review from everybody but its writer, who learns why, in the caller's transaction. Refuses
 * `review_not_found`, `own_review`, `review_hidden`.
 */
export async function hideReview(
  db: Database,
  { reason, ...moderation }: Moderation & { reason: string },
): Promise<void> {
  const { operator_id, now } = moderation;
  const review = await lockReview(db, moderation);
  if (review.hidden_at !== null) throw hiddenReview();
  await setReview(db, review, { hidden_at: now, hidden_by: operator_id, hidden_reason: reason });
  const product = await readProductOf(db, review);
  await notify(db, review.user_id, { kind: 'review_hidden', data: { ...product, reason } }, now);
}

/**
 * Shows a hidden review again and tells its writer, in the caller's transaction. Refuses `review_not_found`,
 * `own_review`, `review_not_hidden`.
 */
export async function showReview(db: Database, moderation: Moderation): Promise<void> {
  const review = await lockReview(db, moderation);
  if (review.hidden_at === null) {
    throw new Refusal({ error: 'review_not_hidden', message: reviewNotHidden, field: 'review_id' });
  }
  await setReview(db, review, { hidden_at: null, hidden_by: null, hidden_reason: null });
  const product = await readProductOf(db, review);
  await notify(db, review.user_id, { kind: 'review_shown', data: product }, moderation.now);
}

interface Answer extends Moderation {
  answer: string;
  /** Of the answer that the operator saw; null when there was none. */
  answered_at: Date | null;
}

/**
 * Answers a review or replaces its answer, and tells its writer, in the caller's transaction. Refuses
 * `review_not_found`, `own_review`, `review_hidden`, and `review_answered` when another answer came first.
 */
export async function answerReview(db: Database, { answer, answered_at, ...moderation }: Answer): Promise<void> {
  const { operator_id, now } = moderation;
  const review = await lockReview(db, moderation);
  if (review.hidden_at !== null) throw hiddenReview();
  if (review.answered_at?.getTime() !== answered_at?.getTime()) {
    throw new Refusal({ error: 'review_answered', message: reviewAnswered, field: 'answer' });
  }
  await setReview(db, review, { answer, answered_at: now, answered_by: operator_id });
  const product = await readProductOf(db, review);
  await notify(db, review.user_id, { kind: 'review_answered', data: { ...product, answer } }, now);
}

async function lockReview(db: Database, { review_id, operator_id }: Moderation): Promise<StoredReview> {
  const review = await db
    .selectFrom('review')
    .selectAll()
    .where('review_id', '=', review_id)
    .forUpdate()
    .executeTakeFirst();
  if (!review) throw reviewMissing();
  if (review.user_id === operator_id)
    throw new Refusal({ error: 'own_review', message: ownReview, field: 'review_id' });
  return review;
}

async function setReview(
  db: Database,
  { review_id }: StoredReview,
  set: Pick<
    Updateable<Tables['review']>,
    'hidden_at' | 'hidden_by' | 'hidden_reason' | 'answer' | 'answered_at' | 'answered_by'
  >,
): Promise<void> {
  await db.updateTable('review').set(set).where('review_id', '=', review_id).execute();
  touch(db, 'mall/reviews', 'everybody');
}

/** What its notices name: the product as it was ordered. */
async function readProductOf(
  db: Database,
  { order_id, variant_id }: StoredReview,
): Promise<{ order_id: string; name: Translated; image: string }> {
  const { name, image } = await db
    .selectFrom('mall_order_line')
    .select(['name', 'image'])
    .where('order_id', '=', order_id)
    .where('variant_id', '=', variant_id)
    .executeTakeFirstOrThrow();
  return { order_id, name, image };
}
