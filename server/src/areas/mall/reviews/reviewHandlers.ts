import * as contract from '@mcy/api/mall/reviews/contract';
import type { Database } from '../../../platform/db/database.ts';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { presentOwn } from './presentReviews.ts';
import { listReviews, readOrderReviews, readReviews } from './readReviews.ts';
import { type StoredReview, changeReview, submitReview } from './writeReview.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const reviewHandlers: readonly Implementation[] = [
  implement(contract.readReviews, ({ product_id }, { db, locale }) => readReviews(db, product_id, locale)),

  implement(contract.listReviews, (request, { db, locale }) => listReviews(db, request, locale)),

  implement(contract.readOrderReviews, ({ order_id }, { db, caller, locale, now }) =>
    readOrderReviews(db, { user_id: caller.user_id, order_id }, { locale, now }),
  ),

  implement(contract.submitReview, async (request, { db, caller, now }) =>
    presentOne(db, await submitReview(db, { user_id: caller.user_id, request, now }), now),
  ),

  implement(contract.changeReview, async (request, { db, caller, now }) =>
    presentOne(db, await changeReview(db, { user_id: caller.user_id, request, now }), now),
  ),
];

async function presentOne(db: Database, review: StoredReview, now: Date): Promise<contract.OwnReview> {
  const [presented] = await presentOwn(db, [review], now);
  if (!presented) throw new Error(`review ${review.review_id} is not presented`);
  return presented;
}
