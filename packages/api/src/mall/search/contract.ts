import * as z from 'zod/mini';
import { countSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { kindSchema } from '../../contract/kind.ts';
import { priceSchema } from '../../contract/money.ts';
import { pageRequest } from '../../contract/page.ts';
import { productCategories } from '../catalogue/words.ts';
import { foundOrders, longestQuery, priceBands } from './words.ts';

export const foundSchema = z.object({
  /** `product`, `box`, `toy`, …: what an area brings. */
  kind: kindSchema,
  /** What the kind is called. */
  kind_label: z.string(),
  subject_id: z.uuid(),
  name: z.string(),
  series_name: z.nullable(z.string()),
  /** Of a product. */
  category: z.nullable(z.string()),
  image: z.string(),
  price: z.nullable(priceSchema),
  /** The price before the sale; null without one. */
  list_price: z.nullable(priceSchema),
  price_varies: z.boolean(),
  in_stock: z.boolean(),
  pre_sale: z.boolean(),
  cod_allowed: z.boolean(),
  /** Its page in the app. */
  path: z.string(),
});

/** Something that a search found. */
export type Found = z.output<typeof foundSchema>;

const query = z.string().check(z.maxLength(longestQuery, { error: 'too_long' }));
const flag = z.optional(z.literal('1'));

/** What narrows a search. */
const filters = {
  kind: z.optional(kindSchema),
  series_id: z.optional(z.uuid()),
  category: z.optional(z.enum(productCategories)),
  /** A band of prices, by where it begins. */
  price_from: z.optional(
    z.coerce.number<string | number>().check(z.refine((from) => priceBands.some((band) => band === from))),
  ),
  in_stock: flag,
  on_sale: flag,
  pre_sale: flag,
  cod: flag,
};

/** How much would be found with another choice of a filter, the others staying as they are. */
const countsSchema = z.object({
  kinds: z.array(z.object({ kind: kindSchema, label: z.string(), count: countSchema })),
  series: z.array(z.object({ series_id: z.uuid(), name: z.string(), count: countSchema })),
  categories: z.array(z.object({ category: z.enum(productCategories), count: countSchema })),
  prices: z.array(z.object({ price_from: priceSchema, count: countSchema })),
  in_stock: countSchema,
  on_sale: countSchema,
  pre_sale: countSchema,
  cod: countSchema,
});

export const searchShop = defineCall({
  topic: 'mall/search',
  method: 'GET',
  path: '/api/mall/search',
  role: 'guest',
  summary:
    'What the shop has by words in any of its languages, without accents and with small typing errors too, or everything without words; with counts for each filter.',
  request: z.strictObject({
    q: z._default(query, ''),
    ...filters,
    order: z._default(z.enum(foundOrders), 'best'),
    ...pageRequest,
  }),
  response: z.object({
    rows: z.array(foundSchema),
    next_cursor: z.nullable(z.string()),
    total: countSchema,
    /** `corrected` when a word was read as another one, `partly` when nothing has all the words. */
    match: z.enum(['exact', 'corrected', 'partly']),
    counts: countsSchema,
  }),
});

/** How many there are for each choice of a filter. */
export type FoundCounts = z.output<typeof countsSchema>;
/** How well what was found fits the words. */
export type FoundMatch = z.output<typeof searchShop.response>['match'];

export const suggestNames = defineCall({
  topic: 'mall/search',
  method: 'GET',
  path: '/api/mall/suggest',
  role: 'guest',
  summary: 'Names of the best results for what was typed so far.',
  request: z.strictObject({ q: query }),
  response: z.object({ rows: z.array(z.string()) }),
});

export const listPopularQueries = defineCall({
  topic: 'mall/search',
  method: 'GET',
  path: '/api/mall/popular',
  role: 'guest',
  summary: 'Queries that at least five people made in the last two weeks, the most frequent first. It names nobody.',
  request: z.strictObject({}),
  response: z.object({ rows: z.array(z.string()) }),
});

export const noteQuery = defineCall({
  topic: 'mall/search',
  method: 'POST',
  path: '/api/mall/searched',
  role: 'guest',
  summary: 'Counts a query that found something, once for each person and fortnight, without keeping who made it.',
  request: z.strictObject({ q: query }),
  response: z.object({}),
});

export * from './words.ts';
