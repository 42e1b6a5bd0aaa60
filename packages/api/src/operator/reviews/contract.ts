import * as z from 'zod/mini';
import { positiveSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { field } from '../../contract/fieldMeta.ts';
import { logRowOf } from '../../contract/logRow.ts';
import { pageOf, pageRequest } from '../../contract/page.ts';
import { message } from '../../contract/rules/text.ts';
import { reviewSchema } from '../../mall/reviews/contract.ts';
import { longestAnswer, reviewActions, reviewViews } from './words.ts';

export * from './words.ts';

const shopReviewRowSchema = z.extend(z.omit(reviewSchema, { player: true }), {
  product_id: z.uuid(),
  product_name: z.string(),
  image: z.string(),
  nickname: z.string(),
  hidden: z.boolean(),
});

/** A review among others, as operators see it. */
export type ShopReviewRow = z.output<typeof shopReviewRowSchema>;

export const listShopReviews = defineCall({
  topic: 'operator/reviews',
  method: 'GET',
  path: '/api/operator/review/list',
  role: 'operator',
  right: 'content',
  summary: 'Reviews of all products, the newest first.',
  request: z.strictObject({ view: z._default(z.enum(reviewViews), 'all'), ...pageRequest }),
  response: pageOf(shopReviewRowSchema),
});

const shopReviewSchema = z.extend(shopReviewRowSchema, {
  /** Of its order. */
  number: positiveSchema,
  hidden_reason: z.nullable(z.string()),
  answered_at: z.nullable(z.iso.datetime()),
  /** When its writer last changed it; null unless they did. */
  changed_at: z.nullable(z.iso.datetime()),
  /** The caller’s own, which others handle. */
  own: z.boolean(),
  /** The latest first. */
  log: z.array(logRowOf(reviewActions)),
});

/** One review as an operator sees it. */
export type ShopReview = z.output<typeof shopReviewSchema>;

export const readShopReview = defineCall({
  topic: 'operator/reviews',
  method: 'GET',
  path: '/api/operator/review/detail',
  role: 'operator',
  right: 'content',
  summary: 'One review with its order and what operators did with it.',
  refuses: { review_not_found: 404 },
  request: z.strictObject({ review_id: z.uuid() }),
  response: shopReviewSchema,
});

export const hideReview = defineCall({
  topic: 'operator/reviews',
  method: 'POST',
  path: '/api/operator/review/hide',
  role: 'operator',
  right: 'content',
  summary: 'Hides a review from everybody but its writer, who is told the reason. It no longer counts for its product.',
  refuses: { review_not_found: 404, review_hidden: 422, own_review: 422 },
  request: z.strictObject({
    review_id: field(z.uuid(), { kind: 'hidden' }),
    reason: field(message(), { kind: 'textArea' }),
  }),
  response: shopReviewSchema,
});

export const showReview = defineCall({
  topic: 'operator/reviews',
  method: 'POST',
  path: '/api/operator/review/show',
  role: 'operator',
  right: 'content',
  summary: 'Shows a hidden review to everybody again, and tells its writer.',
  refuses: { review_not_found: 404, review_not_hidden: 422, own_review: 422 },
  request: z.strictObject({ review_id: z.uuid() }),
  response: shopReviewSchema,
});

export const answerReview = defineCall({
  topic: 'operator/reviews',
  method: 'POST',
  path: '/api/operator/review/answer',
  role: 'operator',
  right: 'content',
  summary:
    'Answers a review for everybody to read, or replaces the answer, and tells its writer. `answered_at` is that of the answer the operator saw, and any other is refused.',
  refuses: { review_not_found: 404, review_hidden: 422, review_answered: 422, own_review: 422 },
  request: z.strictObject({
    review_id: field(z.uuid(), { kind: 'hidden' }),
    answered_at: field(z.nullable(z.iso.datetime()), { kind: 'hidden' }),
    answer: field(message(longestAnswer), { kind: 'textArea', maxCharacters: longestAnswer }),
  }),
  response: shopReviewSchema,
});
