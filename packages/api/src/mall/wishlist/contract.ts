import * as z from 'zod/mini';
import { defineCall } from '../../contract/defineCall.ts';
import { priceSchema } from '../../contract/money.ts';
import { pageOf, pageRequest } from '../../contract/page.ts';
import { productCardSchema } from '../catalogue/contract.ts';

export const wishSchema = z.extend(productCardSchema, {
  /** What it cost when it was put on the list. */
  wished_price: priceSchema,
  /** True while it is for sale at all. */
  listed: z.boolean(),
});

/** A product on a wish list. */
export type Wish = z.output<typeof wishSchema>;

export const listWishes = defineCall({
  topic: 'mall/wishlist',
  method: 'GET',
  path: '/api/mall/wishlist',
  role: 'user',
  summary: 'The caller’s wish list, the latest first.',
  request: z.strictObject({ ...pageRequest }),
  response: pageOf(wishSchema),
});

export const readWish = defineCall({
  topic: 'mall/wishlist',
  method: 'GET',
  path: '/api/mall/wishlist/one',
  role: 'user',
  summary: 'Whether a product is on the caller’s wish list.',
  request: z.strictObject({ product_id: z.uuid() }),
  response: z.object({ wished: z.boolean() }),
});

export const changeWish = defineCall({
  topic: 'mall/wishlist',
  method: 'POST',
  path: '/api/mall/wishlist/change',
  role: 'user',
  summary:
    'Puts a product on the caller’s wish list, or takes it off. While it is there, a lower price and its return to stock are told.',
  refuses: { product_not_found: 404, wishlist_full: 422 },
  request: z.strictObject({ product_id: z.uuid(), wished: z.boolean() }),
  response: z.object({ wished: z.boolean() }),
});
