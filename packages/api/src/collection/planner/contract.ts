import * as z from 'zod/mini';
import { poolSupplies, rarities } from '../../boxes/pools/words.ts';
import { countSchema, positiveSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { priceSchema } from '../../contract/money.ts';

const setSchema = z.object({
  series_id: z.uuid(),
  name: z.string(),
  image: z.string(),
  /** Toys of the series, and how many of them the caller has. */
  toys: positiveSchema,
  owned: countSchema,
});

/** A series with how much of it the caller has. */
export type ToySet = z.output<typeof setSchema>;

export const listSets = defineCall({
  topic: 'collection/planner',
  method: 'GET',
  path: '/api/planner/sets',
  role: 'user',
  summary: 'Every series with how many of its toys the caller has.',
  request: z.strictObject({}),
  response: z.object({ rows: z.array(setSchema) }),
});

const setToySchema = z.object({
  toy_id: z.uuid(),
  name: z.string(),
  image: z.string(),
  rarity: z.enum(rarities),
  /** Retail price, in coins. */
  value: priceSchema,
  /** Whether the caller has one, also on its way or delivered. */
  owned: z.boolean(),
});

/** A toy of a series, which the caller has or misses. */
export type SetToy = z.output<typeof setToySchema>;

const setPoolSchema = z.object({
  pool_id: z.uuid(),
  name: z.string(),
  image: z.string(),
  /** Coins for one draw. */
  price: priceSchema,
  supply: z.enum(poolSupplies),
  guarantee_after: z.nullable(positiveSchema),
  /** The caller's draws in a row without the top tier; 0 without a guarantee. */
  guarantee_progress: countSchema,
  /** Current weights: tickets left, or parts per million. */
  rows: z.array(z.object({ toy_id: z.uuid(), weight: countSchema, is_top: z.boolean() })),
});

/** A box on sale that has toys of a series, with its odds right now. */
export type SetPool = z.output<typeof setPoolSchema>;

export const readSet = defineCall({
  topic: 'collection/planner',
  method: 'GET',
  path: '/api/planner/set',
  role: 'user',
  summary: 'The toys of a series that the caller has and misses, and the boxes on sale that have them with their odds.',
  refuses: { series_not_found: 404 },
  request: z.strictObject({ series_id: z.uuid() }),
  response: z.object({ toys: z.array(setToySchema), pools: z.array(setPoolSchema) }),
});
