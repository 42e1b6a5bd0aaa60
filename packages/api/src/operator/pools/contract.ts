import * as z from 'zod/mini';
import { bonuses, poolKinds, prizeKinds, rarities } from '../../boxes/pools/words.ts';
import { countSchema, positiveSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { field } from '../../contract/fieldMeta.ts';
import { logRowOf } from '../../contract/logRow.ts';
import { priceSchema } from '../../contract/money.ts';
import { pageOf, pageRequest } from '../../contract/page.ts';
import { approvalRefusals, fileRefusals } from '../../contract/refusals.ts';
import { text } from '../../contract/rules/text.ts';
import { defineUpload, largestPicture } from '../../contract/upload.ts';
import { poolActions, poolFaults, poolStages, tiers } from './words.ts';

const mostCoins = 100_000_000;
const mostTickets = 1_000_000;

const poolRowSchema = z.object({
  pool_id: z.uuid(),
  kind: z.enum(poolKinds),
  name: z.string(),
  image: z.string(),
  price: priceSchema,
  stage: z.enum(poolStages),
  /** A draft that goes on sale by itself. */
  scheduled: z.boolean(),
  /** Taken off sale; an ended pool without it is sold out. */
  withdrawn: z.boolean(),
  /** Tickets made and left; null for an infinite pool. */
  total: z.nullable(countSchema),
  remaining: z.nullable(countSchema),
  drawn: countSchema,
  sale_from: z.nullable(z.iso.datetime()),
  sale_until: z.nullable(z.iso.datetime()),
});

/** A pool among others, at whatever stage. */
export type ShopPool = z.output<typeof poolRowSchema>;

const shopPrizeSchema = z.object({
  prize_id: z.uuid(),
  kind: z.enum(prizeKinds),
  name: z.string(),
  image: z.string(),
  tier: z.string(),
  rarity: z.enum(rarities),
  /** Null for a bonus, which is not drawn. */
  weight: z.nullable(positiveSchema),
  bonus: z.nullable(z.enum(bonuses)),
  value: priceSchema,
  /** Units of the warehouse that it needs beside those that are free; 0 when there are enough. */
  short: countSchema,
});

/** A prize of a draft or a pool. */
export type ShopPrize = z.output<typeof shopPrizeSchema>;

/** What so many draws bring in and give away, in the middle and in the worst and the best of twenty runs. */
const spreadSchema = z.object({
  draws: positiveSchema,
  revenue: priceSchema,
  /** Retail value of the prizes, in coins. */
  least: priceSchema,
  middle: priceSchema,
  most: priceSchema,
});

const forecastSchema = z.object({
  /** Of one draw, in coins: exact, with its share of the bonuses or with the guarantee. */
  value: z.number(),
  /** Stones that a draw gives when its toys are decomposed at once. */
  returned: z.number(),
  spreads: z.array(spreadSchema),
});

/** What a pool would bring, by the rules that it draws by. */
export type Forecast = z.output<typeof forecastSchema>;

const translatedSchema = z.object({ vn: z.string(), zh: z.string(), en: z.string() });

const poolDetailSchema = z.extend(poolRowSchema, {
  series_id: z.uuid(),
  series_name: z.string(),
  names: translatedSchema,
  descriptions: translatedSchema,
  worth_at_least: z.nullable(priceSchema),
  guarantee_after: z.nullable(positiveSchema),
  diamonds_allowed: z.boolean(),
  prizes: z.array(shopPrizeSchema),
  /** Why it cannot go on sale; empty for what is or was on sale. */
  faults: z.array(z.enum(poolFaults)),
  /** Null without prizes. */
  forecast: z.nullable(forecastSchema),
  /** Stones that players got when it was taken off sale. */
  amends: countSchema,
  /** Newest first. */
  log: z.array(logRowOf(poolActions)),
});

/** A pool with everything an operator sees of it. */
export type ShopPoolDetail = z.output<typeof poolDetailSchema>;

const tierNames: readonly string[] = [...tiers, ...bonuses];
const operators = { topic: 'operator/pools', role: 'operator', right: 'catalogue' } as const;

export const listShopPools = defineCall({
  ...operators,
  method: 'GET',
  path: '/api/operator/pools',
  summary: 'Pools at one stage: drafts, on sale, or ended.',
  request: z.strictObject({ stage: z.enum(poolStages), ...pageRequest }),
  response: pageOf(poolRowSchema),
});

export const readShopPool = defineCall({
  ...operators,
  method: 'GET',
  path: '/api/operator/pools/detail',
  summary:
    'A pool with its prizes, what it still lacks, what it would bring, and the log with each operator and reason.',
  refuses: { pool_not_found: 404 },
  request: z.strictObject({ pool_id: z.uuid() }),
  response: poolDetailSchema,
});

export const listPoolParts = defineCall({
  ...operators,
  method: 'GET',
  path: '/api/operator/pools/parts',
  summary: 'What pools are made of: every series, toy with its free units, and reward.',
  request: z.strictObject({}),
  response: z.object({
    series: z.array(z.object({ series_id: z.uuid(), name: z.string() })),
    toys: z.array(z.object({ toy_id: z.uuid(), name: z.string(), value: priceSchema, free: countSchema })),
    rewards: z.array(
      z.object({
        reward_id: z.uuid(),
        name: z.string(),
        image: z.string(),
        stones: priceSchema,
        /** Name of the coupon that it gives; null for stones. */
        coupon: z.nullable(z.string()),
      }),
    ),
    /** Issues that give coupons as prizes. */
    coupons: z.array(z.object({ issue_id: z.uuid(), name: z.string() })),
  }),
});

/** What pools can be made of. */
export type PoolParts = z.output<typeof listPoolParts.response>;

/** Why an operator does something; written to the log. */
const why = field(text(), { kind: 'textArea' });
const pool_id = field(z.uuid(), { kind: 'hidden' });
const coins = z.int({ error: 'amount_integer' });
const name = field(text(60), { kind: 'text', group: 'name' });
const description = field(text(200), { kind: 'textArea', group: 'description', maxCharacters: 200 });
const day = field(z.nullable(z.iso.date()), { kind: 'date', group: 'schedule' });

export const poolUpload = defineUpload({
  name: 'pool',
  kind: 'picture',
  largest: largestPicture,
  visibility: 'public',
  size: { width: 768, height: 768 },
});

export const saveShopPool = defineCall({
  ...operators,
  method: 'POST',
  path: '/api/operator/pools/save',
  summary: 'Begins a draft, or changes one. Once on sale, nothing of it changes.',
  refuses: { pool_not_found: 404, series_not_found: 404, pool_not_draft: 422, ...fileRefusals },
  request: z
    .strictObject({
      /** Null for a new one. */
      pool_id: field(z.nullable(z.uuid()), { kind: 'hidden' }),
      series_id: field(z.uuid(), { kind: 'select' }),
      kind: field(z.enum(poolKinds), { kind: 'select' }),
      name_vn: name,
      name_zh: name,
      name_en: name,
      description_vn: description,
      description_zh: description,
      description_en: description,
      /** Null keeps the picture that it has: at first, that of its series. */
      image_file: field(z.nullable(z.uuid()), { kind: 'upload', upload: poolUpload }),
      price: field(coins.check(z.minimum(1_000), z.maximum(mostCoins)), { kind: 'money' }),
      /** Of a lucky bag; null for others. */
      worth_at_least: field(z.nullable(coins.check(z.minimum(1), z.maximum(mostCoins))), { kind: 'money' }),
      /** Of an infinite pool; null for none. */
      guarantee_after: field(z.nullable(z.int().check(z.minimum(2), z.maximum(1_000))), {
        kind: 'stepper',
        range: { min: 2, max: 1_000 },
      }),
      diamonds_allowed: field(z.boolean(), { kind: 'switch' }),
      /** Days in Vietnam: on sale from the beginning of the first to the end of the second; null for at once, and for no end. */
      sale_from: day,
      sale_until: day,
      why,
    })
    .check(
      z.refine(({ sale_from, sale_until }) => sale_from === null || sale_until === null || sale_from <= sale_until, {
        path: ['sale_until'],
        error: 'sale_ends_first',
      }),
    ),
  response: poolDetailSchema,
});

export const addPoolPrize = defineCall({
  ...operators,
  method: 'POST',
  path: '/api/operator/pools/prize_add',
  summary: 'Adds a prize to a draft: a toy or a reward, in a tier with tickets or parts per million, or as a bonus.',
  refuses: { pool_not_found: 404, prize_not_found: 404, pool_not_draft: 422, bonus_taken: 422, bonus_not_here: 422 },
  request: z.strictObject({
    pool_id,
    /** A toy's or a reward's id. */
    gives: field(z.uuid(), { kind: 'select' }),
    /** One of `tiers`, or a bonus by its name. */
    tier: field(z.string().check(z.refine((tier) => tierNames.includes(tier))), { kind: 'select' }),
    rarity: field(z.enum(rarities), { kind: 'radio' }),
    /** Tickets, or parts per million; ignored for a bonus. */
    weight: field(z.int().check(z.minimum(1), z.maximum(mostTickets)), {
      kind: 'stepper',
      range: { max: mostTickets },
    }),
  }),
  response: poolDetailSchema,
});

export const removePoolPrize = defineCall({
  ...operators,
  method: 'POST',
  path: '/api/operator/pools/prize_remove',
  summary: 'Takes a prize out of a draft.',
  refuses: { pool_not_found: 404, prize_not_found: 404, pool_not_draft: 422 },
  request: z.strictObject({ pool_id: z.uuid(), prize_id: z.uuid() }),
  response: poolDetailSchema,
});

export const openShopPool = defineCall({
  ...operators,
  method: 'POST',
  path: '/api/operator/pools/open',
  summary:
    'Puts a draft on sale, at once or on its day: its odds are frozen, its units promised, and its seed committed. Refuses one that lacks something.',
  refuses: { pool_not_found: 404, pool_not_draft: 422, pool_not_ready: 422 },
  request: z.strictObject({ pool_id, why }),
  response: poolDetailSchema,
});

export const withdrawShopPool = defineCall({
  ...operators,
  method: 'POST',
  path: '/api/operator/pools/withdraw',
  summary:
    'Asks a second operator to take a pool off sale for good: its seed is revealed, what it held returns to the store room, and players get amends.',
  refuses: { pool_not_found: 404, pool_not_on_sale: 422, ...approvalRefusals },
  request: z.strictObject({ pool_id, why }),
  response: z.object({}),
});

export const dropShopPool = defineCall({
  ...operators,
  method: 'POST',
  path: '/api/operator/pools/drop',
  summary: 'Deletes a draft.',
  refuses: { pool_not_found: 404, pool_not_draft: 422 },
  request: z.strictObject({ pool_id: z.uuid() }),
  response: z.object({}),
});

export const createReward = defineCall({
  ...operators,
  method: 'POST',
  path: '/api/operator/pools/reward_create',
  summary:
    'Makes a reward for pools to give: stones, or a coupon of an issue with the stones that stand in for it. It never changes.',
  refuses: { coupon_issue_not_found: 404 },
  request: z.strictObject({
    name_vn: name,
    name_zh: name,
    name_en: name,
    stones: field(coins.check(z.minimum(1), z.maximum(mostCoins)), { kind: 'money' }),
    /** Null for stones alone. */
    coupon_issue_id: field(z.nullable(z.uuid()), { kind: 'select' }),
    why,
  }),
  response: z.object({ reward_id: z.uuid() }),
});
