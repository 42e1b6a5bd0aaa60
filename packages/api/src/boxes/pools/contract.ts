import * as z from 'zod/mini';
import { priceSchema } from '../../contract/money.ts';
import { positiveSchema, countSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { pageRequest, pageOf } from '../../contract/page.ts';
import { bonuses, dailyKind, poolKinds, poolSupplies, prizeKinds, rarities } from './words.ts';

export const prizeSchema = z.object({
  prize_id: z.uuid(),
  /** Answers from before stones and coupons do not say it. */
  kind: z._default(z.enum(prizeKinds), 'toy'),
  /** Tier letter as printed on the ticket: A is the top tier; `Last`, `Global`, `Arena` or `Emperor` for the bonus of that name. */
  tier: z.string(),
  rarity: z.enum(rarities),
  name: z.string(),
  image: z.string(),
  /** Retail price of the toy, or what the stones or the coupon are worth, in coins. */
  value: priceSchema,
});

/** What can be drawn. */
export type Prize = z.output<typeof prizeSchema>;

export const seriesSchema = z.object({
  series_id: z.uuid(),
  name: z.string(),
  description: z.string(),
  image: z.string(),
});

/** A family of toys; its boxes are shown side by side. */
export type Series = z.output<typeof seriesSchema>;

export const poolSchema = z.object({
  pool_id: z.uuid(),
  series_id: z.uuid(),
  series_name: z.string(),
  kind: z.enum([...poolKinds, dailyKind]),
  supply: z.enum(poolSupplies),
  name: z.string(),
  image: z.string(),
  /** Coins for one draw. */
  price: priceSchema,
  /** Tickets made and tickets left; null for an infinite pool. */
  total: z.nullable(positiveSchema),
  remaining: z.nullable(countSchema),
  sold_out: z.boolean(),
  /** Taken off sale before it was sold out. */
  off_sale: z.optional(z.boolean()),
  /** What every prize of a lucky bag is worth at least, in coins; null for other kinds. Answers from before do not say it. */
  worth_at_least: z.optional(z.nullable(priceSchema)),
  /** The top prizes, best first, for the pool's card. */
  top_prizes: z.array(prizeSchema),
});

/** A mystery box: what a player pays for and draws from. */
export type Pool = z.output<typeof poolSchema>;

export const oddsRowSchema = z.object({
  prize: prizeSchema,
  /**
   * The row's current share of `total_weight`: tickets left, or parts per million. The exact probability is weight ÷
   * total_weight.
   */
  weight: countSchema,
  /** Tickets of this prize made; null for an infinite pool. */
  total: z.nullable(positiveSchema),
});

export type OddsRow = z.output<typeof oddsRowSchema>;

/** A player's name in one pool's public log: random, different in each pool, and permanent within it. */
export const pseudonymSchema = z.string().check(z.regex(/^[0-9a-f]{16}$/));

const bonusRowSchema = z.object({
  bonus: z.enum(bonuses),
  prize: prizeSchema,
  /** Who got it, and for which ticket; null while the pool has tickets left. */
  winner: z.nullable(
    z.object({
      nonce: countSchema,
      /** Nickname with the middle hidden. */
      player: z.string(),
      pseudonym: pseudonymSchema,
    }),
  ),
});

/** A prize that a finite pool gives on top of its draws. */
export type BonusRow = z.output<typeof bonusRowSchema>;

export const oddsSchema = z.object({
  pool_id: z.uuid(),
  supply: z.enum(poolSupplies),
  /** Version of the odds table. It is frozen once the pool opens; a change makes a new version. */
  version: positiveSchema,
  total_weight: countSchema,
  /** In published order, which is the order a draw walks. */
  rows: z.array(oddsRowSchema),
  /** For apps from before the other bonuses. */
  last_prize: z.nullable(prizeSchema),
  /** On top of the draws of a finite pool. */
  bonuses: z._default(z.array(bonusRowSchema), []),
  /**
   * The guarantee: this draw in a row without the top tier is certain to win it. 10 means nine misses, then the top
   * tier. Null without a guarantee.
   */
  guarantee_after: z.nullable(positiveSchema),
});

export type Odds = z.output<typeof oddsSchema>;

/** One server seed of a pool. Its hash is published before its first draw, the seed once the pool ends or moves to the next seed. */
export const poolSeedSchema = z.object({
  seed_index: countSchema,
  first_nonce: countSchema,
  /** SHA-256 of the seed's 32 bytes, hex. */
  seed_hash: z.string(),
  /** The seed's 32 bytes, hex; null while it is in use. */
  seed: z.nullable(z.string()),
});

export type PoolSeed = z.output<typeof poolSeedSchema>;

const poolRequest = z.strictObject({ pool_id: z.uuid() });

export const listSeries = defineCall({
  topic: 'boxes/pools',
  method: 'GET',
  path: '/api/box/series',
  role: 'guest',
  summary: 'Series with a pool on sale.',
  request: z.strictObject({}),
  response: z.object({ rows: z.array(seriesSchema) }),
});

export const listPools = defineCall({
  topic: 'boxes/pools',
  method: 'GET',
  path: '/api/box/pools',
  role: 'guest',
  summary: 'Pools on sale, available ones first: of a kind, or those that are named; without either, mystery boxes.',
  request: z.strictObject({
    series_id: z.optional(z.uuid()),
    kind: z.optional(z.enum(poolKinds)),
    /** Only these, such as those that a coupon is for, joined by commas: at most 50. */
    pool_ids: z.optional(z.string()),
    ...pageRequest,
  }),
  response: pageOf(poolSchema),
});

export const readPool = defineCall({
  topic: 'boxes/pools',
  method: 'GET',
  path: '/api/box/detail',
  role: 'guest',
  summary: 'One pool with the hash of the seed that its next draw will use.',
  refuses: { pool_not_found: 404 },
  request: poolRequest,
  response: z.extend(poolSchema, {
    description: z.string(),
    seed: poolSeedSchema,
    /** Whether diamonds pay a part of its price. */
    diamonds_allowed: z._default(z.boolean(), false),
    /** When its sale ends; null for no such time. */
    sale_until: z.optional(z.nullable(z.iso.datetime())),
  }),
});

/** A pool with the seed that its next draw will use. */
export type PoolDetail = z.output<typeof readPool.response>;

export const readOdds = defineCall({
  topic: 'boxes/pools',
  method: 'GET',
  path: '/api/box/rate',
  role: 'guest',
  summary: 'Item counts and probabilities right now.',
  refuses: { pool_not_found: 404 },
  request: poolRequest,
  response: oddsSchema,
});

export const readGuaranteeProgress = defineCall({
  topic: 'boxes/pools',
  method: 'GET',
  path: '/api/box/guarantee',
  role: 'user',
  summary: "The caller's draws in a row without the top tier of a pool.",
  refuses: { pool_not_found: 404 },
  request: poolRequest,
  response: z.object({
    /** Null without a guarantee. */
    progress: z.nullable(countSchema),
  }),
});

export const readPrize = defineCall({
  topic: 'boxes/pools',
  method: 'GET',
  path: '/api/box/goods',
  role: 'guest',
  summary: 'One prize of a pool.',
  refuses: { prize_not_found: 404 },
  request: z.strictObject({ prize_id: z.uuid() }),
  response: z.extend(prizeSchema, {
    pool_id: z.uuid(),
    pool_name: z.string(),
    series_name: z.string(),
    description: z.string(),
    /** Height of the figure in millimetres. */
    height_mm: positiveSchema,
    material: z.string(),
  }),
});

/** A prize with everything its own screen shows. */
export type PrizeDetail = z.output<typeof readPrize.response>;

export * from './words.ts';
