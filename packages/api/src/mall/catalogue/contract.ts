import * as z from 'zod/mini';
import { countSchema, positiveSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { priceSchema } from '../../contract/money.ts';
import { productCategories } from './words.ts';

/** What a variant costs at this moment. */
const offer = {
  price: priceSchema,
  /** The price before and after the sale; null without one. */
  list_price: z.nullable(priceSchema),
  sale_until: z.nullable(z.iso.datetime()),
};

export const productCardSchema = z.object({
  product_id: z.uuid(),
  series_id: z.uuid(),
  series_name: z.string(),
  category: z.enum(productCategories),
  name: z.string(),
  image: z.string(),
  /** Of its cheapest variant. */
  ...offer,
  /** True when another variant costs more. */
  price_varies: z.boolean(),
  in_stock: z.boolean(),
  pre_sale: z.boolean(),
  cod_allowed: z.boolean(),
  /** Stars of its reviews on average, with one decimal; null without reviews. */
  stars: z.nullable(z.number()),
  reviews: countSchema,
});

/** A product in a list. */
export type ProductCard = z.output<typeof productCardSchema>;

export const variantSchema = z.object({
  variant_id: z.uuid(),
  name: z.string(),
  ...offer,
  photos: z.array(z.string()),
  /** Units that can be ordered now. */
  free: countSchema,
});

/** One of a product's finishes, sizes or bundles. */
export type Variant = z.output<typeof variantSchema>;

const preSaleSchema = z.object({
  /** Coins a piece, paid at the order and kept by the shop when the buyer cancels. */
  deposit: priceSchema,
  /** When the rest is paid. */
  pays_from: z.iso.datetime(),
  pays_until: z.iso.datetime(),
});

export const productSchema = z.extend(productCardSchema, {
  description: z.string(),
  photos: z.array(z.string()),
  video: z.nullable(z.string()),
  /** In the order of the shop; at least one. */
  variants: z.array(variantSchema),
  /** Coins for the parcel of fewer than three pieces. */
  shipping_fee: priceSchema,
  limit_per_buyer: z.nullable(positiveSchema),
  pre_sale_terms: z.nullable(preSaleSchema),
  /** Of a figure. */
  height_mm: z.nullable(positiveSchema),
  material: z.nullable(z.string()),
  /** Boxes on sale with the toy as a prize. */
  boxes: z.array(
    z.object({
      pool_id: z.uuid(),
      name: z.string(),
      image: z.string(),
      price: priceSchema,
      sold_out: z.boolean(),
    }),
  ),
  related: z.array(productCardSchema),
});

/** A product with everything its own screen shows. */
export type Product = z.output<typeof productSchema>;

export const mallSeriesSchema = z.object({
  series_id: z.uuid(),
  name: z.string(),
  description: z.string(),
  image: z.string(),
  products: countSchema,
  boxes: countSchema,
});

/** A series with what the shop has of it. */
export type MallSeries = z.output<typeof mallSeriesSchema>;

export const readMall = defineCall({
  topic: 'mall/catalogue',
  method: 'GET',
  path: '/api/mall/home',
  role: 'guest',
  summary: 'The front of the mall: what is on sale now, on pre-sale and new, and how many products each category has.',
  request: z.strictObject({}),
  response: z.object({
    categories: z.array(z.object({ category: z.enum(productCategories), products: positiveSchema, image: z.string() })),
    on_sale: z.array(productCardSchema),
    pre_sale: z.array(productCardSchema),
    newest: z.array(productCardSchema),
  }),
});

/** The front of the mall. */
export type Mall = z.output<typeof readMall.response>;

export const readProduct = defineCall({
  topic: 'mall/catalogue',
  method: 'GET',
  path: '/api/mall/product',
  role: 'guest',
  summary: 'One product with its variants, the boxes its toy is also in, and related products.',
  refuses: { product_not_found: 404 },
  request: z.strictObject({ product_id: z.uuid() }),
  response: productSchema,
});

export const listMallSeries = defineCall({
  topic: 'mall/catalogue',
  method: 'GET',
  path: '/api/mall/series',
  role: 'guest',
  summary: 'All series with how many products and boxes each has, in the order of the shop or the most opened first.',
  request: z.strictObject({ order: z._default(z.enum(['shop', 'popular']), 'shop') }),
  response: z.object({ rows: z.array(mallSeriesSchema) }),
});

export * from './words.ts';
