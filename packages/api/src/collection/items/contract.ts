import * as z from 'zod/mini';
import { rarities } from '../../boxes/pools/words.ts';
import { countSchema, positiveSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { priceSchema } from '../../contract/money.ts';
import { pageOf, pageRequest } from '../../contract/page.ts';
import { itemHistoryKinds, itemOrigins, itemStates, shippingClasses, toyOrders } from './words.ts';

export const toySchema = z.object({
  toy_id: z.uuid(),
  name: z.string(),
  image: z.string(),
  /** Of its rarest prize. */
  rarity: z.enum(rarities),
  /** Retail price, in coins. */
  value: priceSchema,
  series_id: z.uuid(),
  series_name: z.string(),
  may_gift: z.boolean(),
  may_decompose: z.boolean(),
});

export const itemSchema = z.extend(toySchema, {
  item_id: z.uuid(),
  /** Number in its prize, or in what made it, from 1. */
  serial: positiveSchema,
  state: z.enum(itemStates),
  origin: z.enum(itemOrigins),
  shipping_class: z.enum(shippingClasses),
  created_at: z.iso.datetime(),
});

/** One toy of the caller. */
export type Item = z.output<typeof itemSchema>;

const toyGroupSchema = z.extend(toySchema, {
  state: z.enum(itemStates),
  /** How many of this toy are in this state. */
  count: positiveSchema,
  /** The newest of them, at most 20. */
  item_ids: z.array(z.uuid()),
});

/** Equal toys of the caller that are in the same state. */
export type ToyGroup = z.output<typeof toyGroupSchema>;

export const listToys = defineCall({
  topic: 'collection/items',
  method: 'GET',
  path: '/api/bag/toys',
  role: 'user',
  summary:
    "The caller's toys, equal ones together. Without a state: all that are not decomposed, upgraded or synthesised.",
  request: z.strictObject({
    state: z.optional(z.enum(itemStates)),
    series_id: z.optional(z.uuid()),
    rarity: z.optional(z.enum(rarities)),
    /** Part of a name of the toy or its series, in any language; accents and đ are optional. */
    q: z.optional(z.string().check(z.maxLength(100, { error: 'too_long' }))),
    order: z.optional(z.enum(toyOrders)),
    ...pageRequest,
  }),
  response: pageOf(toyGroupSchema),
});

/** At most 50 ids, joined by commas: GET requests have no lists. */
const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const idsSchema = z.string().check(z.regex(new RegExp(`^${uuid}(,${uuid}){0,49}$`), { error: 'wrong_type' }));

export const listItems = defineCall({
  topic: 'collection/items',
  method: 'GET',
  path: '/api/bag/items',
  role: 'user',
  summary: "The named items, which must be the caller's, newest first.",
  refuses: { item_not_found: 404 },
  request: z.strictObject({ item_ids: idsSchema }),
  response: z.object({ rows: z.array(itemSchema) }),
});

const collectedSeriesSchema = z.object({
  series_id: z.uuid(),
  name: z.string(),
  image: z.string(),
  /** Different toys of it that the caller has, and all there are. */
  owned: countSchema,
  total: positiveSchema,
});

/** How much of a series the caller has. */
export type CollectedSeries = z.output<typeof collectedSeriesSchema>;

export const readCollection = defineCall({
  topic: 'collection/items',
  method: 'GET',
  path: '/api/bag/collection',
  role: 'user',
  summary: 'How many toys the caller has, what they are worth, and how much of each series.',
  request: z.strictObject({}),
  response: z.object({
    count: countSchema,
    /** Retail price of all, in coins. */
    value: priceSchema,
    /** Those begun first, then in the shop's order. */
    series: z.array(collectedSeriesSchema),
  }),
});

/** The caller's collection as a whole. */
export type Collection = z.output<typeof readCollection.response>;

const seriesToySchema = z.object({
  toy_id: z.uuid(),
  name: z.string(),
  image: z.string(),
  rarity: z.enum(rarities),
  value: priceSchema,
  /** How many the caller has. */
  owned: countSchema,
  /** A prize of a box on sale that is this toy; null when no box has it now. */
  prize_id: z.nullable(z.uuid()),
});

/** A toy of a series, and how many the caller has. */
export type SeriesToy = z.output<typeof seriesToySchema>;

export const readSeriesToys = defineCall({
  topic: 'collection/items',
  method: 'GET',
  path: '/api/bag/series',
  role: 'user',
  summary: 'Every toy of a series, most valuable first, and how many of each the caller has.',
  request: z.strictObject({ series_id: z.uuid() }),
  response: z.object({ rows: z.array(seriesToySchema) }),
});

const historySchema = z.object({
  kind: z.enum(itemHistoryKinds),
  at: z.iso.datetime(),
  /** Its owner from then on: null for the caller, else a nickname with the middle hidden. */
  owner: z.nullable(z.string()),
});

/** Something that happened to an item. */
export type ItemEvent = z.output<typeof historySchema>;

export const readItem = defineCall({
  topic: 'collection/items',
  method: 'GET',
  path: '/api/bag/item',
  role: 'user',
  summary: "One of the caller's items: where it came from, what happened to it, and others of the same toy.",
  refuses: { item_not_found: 404 },
  request: z.strictObject({ item_id: z.uuid() }),
  response: z.extend(itemSchema, {
    description: z.string(),
    material: z.string(),
    height_mm: positiveSchema,
    /** Where it was drawn; null for what was upgraded or synthesized. */
    draw: z.nullable(
      z.object({
        pool_id: z.uuid(),
        pool_name: z.string(),
        prize_id: z.uuid(),
        tier: z.string(),
        nonce: countSchema,
        /** A bonus comes with a draw and is not drawn itself. */
        bonus: z.boolean(),
        /** Who drew it in the pool's public log. */
        pseudonym: z.string(),
        drawn_at: z.iso.datetime(),
        /** True when the caller drew it. */
        own: z.boolean(),
      }),
    ),
    /** The upgrade or synthesis that made it. */
    origin_id: z.nullable(z.uuid()),
    /** Newest first. */
    history: z.array(historySchema),
    /** The newest others of the same toy that the caller holds, at most 20. */
    others: z.array(z.object({ item_id: z.uuid(), serial: positiveSchema })),
  }),
});

/** One of the caller's items with its history. */
export type ItemDetail = z.output<typeof readItem.response>;

export * from './words.ts';
