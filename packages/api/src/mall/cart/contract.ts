import * as z from 'zod/mini';
import { countSchema, positiveSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { priceSchema } from '../../contract/money.ts';
import { quantity } from '../../contract/rules/quantity.ts';
import { cartTroubles, mostLines, mostPieces } from './words.ts';

export const cartLineSchema = z.object({
  variant_id: z.uuid(),
  product_id: z.uuid(),
  name: z.string(),
  variant_name: z.string(),
  category: z.string(),
  image: z.string(),
  price: priceSchema,
  /** The price before the sale; null without one. */
  list_price: z.nullable(priceSchema),
  /** The price when it was put in, or last agreed to. */
  seen_price: priceSchema,
  count: positiveSchema,
  /** The most that can be ordered now: by stock, by the limit per buyer, and at all. */
  most: countSchema,
  /** Null without a limit per buyer. */
  limit_per_buyer: z.nullable(positiveSchema),
  shipping_fee: priceSchema,
  pre_sale: z.boolean(),
  /** Why it cannot be ordered as it is. */
  trouble: z.nullable(z.enum(cartTroubles)),
});

/** A version of a product in a cart. */
export type CartLine = z.output<typeof cartLineSchema>;

const cartSchema = z.object({ lines: z.array(cartLineSchema) });

const pieces = quantity(mostPieces);

/** What a device keeps of a guest's line. */
const keptLineSchema = z.strictObject({ variant_id: z.uuid(), count: pieces, seen_price: priceSchema });
export type KeptLine = z.output<typeof keptLineSchema>;

export const readCart = defineCall({
  topic: 'mall/cart',
  method: 'GET',
  path: '/api/mall/cart',
  role: 'user',
  summary: 'The caller’s cart, the latest line first, with what changed since it was put in.',
  request: z.strictObject({}),
  response: cartSchema,
});

export const readKeptCart = defineCall({
  topic: 'mall/cart',
  method: 'GET',
  path: '/api/mall/cart/kept',
  role: 'guest',
  summary: 'The cart that a guest’s device keeps, as the shop knows its lines now; what never was is left out.',
  request: z.strictObject({
    /** `variant_id.count.seen_price`, joined by commas. */
    lines: z.string().check(z.maxLength(mostLines * 60)),
  }),
  response: cartSchema,
});

export const countCart = defineCall({
  topic: 'mall/cart',
  method: 'GET',
  path: '/api/mall/cart/count',
  role: 'user',
  summary: 'How many pieces are in the caller’s cart.',
  request: z.strictObject({}),
  response: z.object({ pieces: countSchema }),
});

const refusals = { variant_not_found: 404, out_of_stock: 422, quantity_maximum: 422, cart_full: 422 } as const;

export const addToCart = defineCall({
  topic: 'mall/cart',
  method: 'POST',
  path: '/api/mall/cart/add',
  role: 'user',
  summary: 'Puts pieces of a version into the caller’s cart, beside those that are there.',
  refuses: refusals,
  request: z.strictObject({ variant_id: z.uuid(), count: pieces }),
  response: z.object({ pieces: countSchema }),
});

export const setCartCount = defineCall({
  topic: 'mall/cart',
  method: 'POST',
  path: '/api/mall/cart/set',
  role: 'user',
  summary: 'Sets how many pieces of a version are in the caller’s cart.',
  refuses: refusals,
  request: z.strictObject({ variant_id: z.uuid(), count: pieces }),
  response: z.object({ pieces: countSchema }),
});

export const removeFromCart = defineCall({
  topic: 'mall/cart',
  method: 'POST',
  path: '/api/mall/cart/remove',
  role: 'user',
  summary: 'Takes versions out of the caller’s cart.',
  request: z.strictObject({ variant_ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(mostLines)) }),
  response: z.object({ pieces: countSchema }),
});

export const agreeToPrices = defineCall({
  topic: 'mall/cart',
  method: 'POST',
  path: '/api/mall/cart/agree',
  role: 'user',
  summary: 'Takes note of the prices that changed since they were put into the caller’s cart.',
  request: z.strictObject({}),
  response: z.object({}),
});

export const joinCart = defineCall({
  topic: 'mall/cart',
  method: 'POST',
  path: '/api/mall/cart/join',
  role: 'user',
  summary:
    'Joins what a device kept for a guest with the caller’s cart: of what both have, the larger count stays, so joining twice changes nothing.',
  request: z.strictObject({ lines: z.array(keptLineSchema).check(z.minLength(1), z.maxLength(mostLines)) }),
  response: z.object({
    pieces: countSchema,
    /** Versions for which the caller’s cart has no room: they stay on the device. */
    left_out: z.array(z.uuid()),
  }),
});

export * from './words.ts';
