import * as z from 'zod/mini';
import { countSchema, positiveSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { field } from '../../contract/fieldMeta.ts';
import { pageOf, pageRequest } from '../../contract/page.ts';
import { fileRefusals } from '../../contract/refusals.ts';
import { optionalMessage } from '../../contract/rules/text.ts';
import { defineUpload, largestPicture } from '../../contract/upload.ts';
import { longestReview, mostReviewPhotos } from './words.ts';

export * from './words.ts';

export const reviewUpload = defineUpload({
  name: 'review',
  kind: 'picture',
  largest: largestPicture,
  visibility: 'public',
  size: { edge: 1600 },
});

const starsSchema = z.int().check(z.minimum(1), z.maximum(5));

export const reviewSchema = z.object({
  review_id: z.uuid(),
  stars: starsSchema,
  /** Null when only stars were given. */
  words: z.nullable(z.string()),
  /** Addresses of the photos. */
  photos: z.array(z.string()),
  /** Nickname of the buyer, masked. */
  player: z.string(),
  /** What they bought, as it was called then. */
  variant_name: z.string(),
  /** What the shop says to it. */
  answer: z.nullable(z.string()),
  created_at: z.iso.datetime(),
});

/** A review that everybody reads. */
export type Review = z.output<typeof reviewSchema>;

export const reviewSummarySchema = z.object({
  /** Reviews that everybody can read. */
  reviews: countSchema,
  /** Stars on average, with one decimal; null without reviews. */
  average: z.nullable(z.number()),
  with_photos: countSchema,
  /** How many gave each number of stars, the best first. */
  by_stars: z.array(z.object({ stars: starsSchema, count: countSchema })),
});

/** What a product’s reviews say together. */
export type ReviewSummary = z.output<typeof reviewSummarySchema>;

export const readReviews = defineCall({
  topic: 'mall/reviews',
  method: 'GET',
  path: '/api/mall/review/summary',
  role: 'guest',
  summary: 'What the reviews of a product say together, with the newest three.',
  refuses: { product_not_found: 404 },
  request: z.strictObject({ product_id: z.uuid() }),
  response: z.extend(reviewSummarySchema, { product_name: z.string(), newest: z.array(reviewSchema) }),
});

/** The reviews of a product on its page. */
export type ProductReviews = z.output<typeof readReviews.response>;

export const listReviews = defineCall({
  topic: 'mall/reviews',
  method: 'GET',
  path: '/api/mall/review/list',
  role: 'guest',
  summary: 'The reviews of a product, the newest first: all of them, those with so many stars, or those with photos.',
  request: z.strictObject({
    product_id: z.uuid(),
    stars: z.optional(z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(5))),
    with_photos: z.optional(z.literal('1')),
    ...pageRequest,
  }),
  response: pageOf(reviewSchema),
});

const ownReviewSchema = z.object({
  review_id: z.uuid(),
  stars: starsSchema,
  words: z.nullable(z.string()),
  photos: z.array(
    z.object({
      /** Null for a picture of the shop’s own. */
      file_id: z.nullable(z.uuid()),
      url: z.string(),
    }),
  ),
  answer: z.nullable(z.string()),
  /** Why the shop hides it; null while everybody can read it. */
  hidden_reason: z.nullable(z.string()),
  created_at: z.iso.datetime(),
  /** Until when it can be changed; null when it no longer can. */
  changes_until: z.nullable(z.iso.datetime()),
});

/** A review as its writer sees it. */
export type OwnReview = z.output<typeof ownReviewSchema>;

const reviewedLineSchema = z.object({
  variant_id: z.uuid(),
  product_id: z.uuid(),
  name: z.string(),
  variant_name: z.string(),
  image: z.string(),
  /** Null until it is reviewed. */
  review: z.nullable(ownReviewSchema),
});

/** A line of an order with its review. */
export type ReviewedLine = z.output<typeof reviewedLineSchema>;

export const readOrderReviews = defineCall({
  topic: 'mall/reviews',
  method: 'GET',
  path: '/api/mall/review/order',
  role: 'user',
  summary: 'The lines of one of the caller’s orders, each with what the caller wrote of it.',
  refuses: { order_not_found: 404 },
  request: z.strictObject({ order_id: z.uuid() }),
  response: z.object({
    order_id: z.uuid(),
    number: positiveSchema,
    /** Whether a line can be reviewed now. */
    reviewable: z.boolean(),
    lines: z.array(reviewedLineSchema),
  }),
});

/** An order with its reviews. */
export type OrderReviews = z.output<typeof readOrderReviews.response>;

const written = {
  stars: field(starsSchema, { kind: 'radio' }),
  words: field(optionalMessage(longestReview), { kind: 'textArea', maxCharacters: longestReview }),
  photos: field(
    z.array(z.uuid()).check(
      z.maxLength(mostReviewPhotos),
      z.refine((ids) => new Set(ids).size === ids.length, { error: 'wrong_type' }),
    ),
    { kind: 'upload', upload: reviewUpload, maxFiles: mostReviewPhotos },
  ),
};

export const submitReview = defineCall({
  topic: 'mall/reviews',
  method: 'POST',
  path: '/api/mall/review/submit',
  role: 'user',
  summary: 'Reviews one line of one of the caller’s orders that was received, once.',
  refuses: {
    ...fileRefusals,
    order_not_found: 404,
    line_not_found: 404,
    order_not_received: 422,
    already_reviewed: 422,
  },
  request: z.strictObject({
    order_id: field(z.uuid(), { kind: 'hidden' }),
    variant_id: field(z.uuid(), { kind: 'hidden' }),
    ...written,
  }),
  response: ownReviewSchema,
});

export const changeReview = defineCall({
  topic: 'mall/reviews',
  method: 'POST',
  path: '/api/mall/review/change',
  role: 'user',
  summary: 'Changes one of the caller’s reviews, within 7 days and unless the shop hides it.',
  refuses: { ...fileRefusals, review_not_found: 404, review_hidden: 422, review_too_late: 422 },
  request: z.strictObject({ review_id: field(z.uuid(), { kind: 'hidden' }), ...written }),
  response: ownReviewSchema,
});
