import * as z from 'zod/mini';
import { countSchema, positiveSchema } from '../contract/count.ts';
import { defineCall } from '../contract/defineCall.ts';
import { priceSchema } from '../contract/money.ts';
import { pageOf, pageRequest } from '../contract/page.ts';

/** Kinds of pool in this shop (spec §1). `ichiban` is finite; the others are infinite. */
export const poolKinds = ['ichiban', 'infinite', 'anime', 'exquisite_life'] as const;

/** `finite`: tickets drawn without replacement. `infinite`: published probabilities, drawn with replacement. */
export const poolSupplies = ['finite', 'infinite'] as const;

/** How rare a prize is, for light and colour; the odds table has the exact figures. */
export const rarities = ['common', 'rare', 'epic', 'legendary'] as const;

/** A prize that comes on top of a draw: `last` goes to the buyer of a finite pool's last ticket. */
export const bonuses = ['last'] as const;

export const prizeSchema = z.object({
  prize_id: z.uuid(),
  /** Tier letter as printed on the ticket: A is the top tier; `Last` for the bonus of that name. */
  tier: z.string(),
  rarity: z.enum(rarities),
  name: z.string(),
  image: z.string(),
  /** What the toy sells for in shops, in coins. */
  value: priceSchema,
});

export const seriesSchema = z.object({
  series_id: z.uuid(),
  name: z.string(),
  description: z.string(),
  image: z.string(),
});

export const poolSchema = z.object({
  pool_id: z.uuid(),
  series_id: z.uuid(),
  series_name: z.string(),
  kind: z.enum(poolKinds),
  supply: z.enum(poolSupplies),
  name: z.string(),
  image: z.string(),
  /** Coins for one draw. */
  price: priceSchema,
  /** Tickets made and left; null for an infinite pool. */
  total: z.nullable(positiveSchema),
  remaining: z.nullable(countSchema),
  sold_out: z.boolean(),
  /** The best prizes, best first, for the pool's card. */
  top_prizes: z.array(prizeSchema),
});

export const oddsRowSchema = z.object({
  prize: prizeSchema,
  /** This row's share of `total_weight` now: tickets left, or parts per million. The probability is weight ÷ total_weight, exactly. */
  weight: countSchema,
  /** Tickets of this prize made; null for an infinite pool. */
  total: z.nullable(positiveSchema),
});

export const oddsSchema = z.object({
  pool_id: z.uuid(),
  supply: z.enum(poolSupplies),
  /** The table is frozen under this number once the pool is open; a changed table is a new version. */
  version: positiveSchema,
  total_weight: countSchema,
  /** In published order: the order a draw walks. */
  rows: z.array(oddsRowSchema),
  last_prize: z.nullable(prizeSchema),
  /** The guarantee: the draw of this number in a row without the top tier is certain to be of it. 10 means nine misses, then the top tier. Null where there is no guarantee. */
  guarantee_after: z.nullable(positiveSchema),
  /** The caller's draws without the top tier so far; null for a guest or without a guarantee. */
  guarantee_progress: z.nullable(countSchema),
});

/** One server seed of a pool. Its hash stands before its first draw; the seed itself once the pool ends or moves to the next seed. */
export const poolSeedSchema = z.object({
  seed_index: countSchema,
  first_nonce: countSchema,
  /** SHA-256 of the seed's 32 bytes, hex. */
  seed_hash: z.string(),
  /** The seed's 32 bytes, hex; null while it is in use. */
  seed: z.nullable(z.string()),
});

export const drawResultSchema = z.object({
  /** Place of the draw in the pool, from 0; what the log and the proof are looked up by. */
  nonce: countSchema,
  prize: prizeSchema,
  bonus: z.nullable(z.enum(bonuses)),
  /** True when the guarantee, not chance, chose the tier. */
  guaranteed: z.boolean(),
});

export const openingSchema = z.object({
  opening_id: z.uuid(),
  pool_id: z.uuid(),
  pool_name: z.string(),
  pool_image: z.string(),
  count: positiveSchema,
  /** Coins paid for the whole opening. */
  paid: priceSchema,
  client_seed: z.string(),
  opened_at: z.iso.datetime(),
  /** False until the player has seen the results: the tray replays these. */
  revealed: z.boolean(),
  /** In draw order; a bonus follows the draw that earned it. */
  results: z.array(drawResultSchema),
});

/** A player's name in one pool's public log: random, another one in each pool, and the same in it for good. */
const pseudonymSchema = z.string().check(z.regex(/^[0-9a-f]{16}$/));

const drawLogRowSchema = z.object({
  nonce: countSchema,
  client_seed: z.string(),
  prize_id: z.uuid(),
  guaranteed: z.boolean(),
  /** Nickname with its middle hidden. */
  player: z.string(),
  /** Tells one player's draws in this pool from another's, so that anyone can count to a guarantee. */
  pseudonym: pseudonymSchema,
  /** When the hour of the draw began, in UTC: the exact time would tell who the player is. */
  drawn_at: z.iso.datetime(),
});

const poolRequest = z.strictObject({ pool_id: z.uuid() });

export const listSeries = defineCall({
  area: 'boxes',
  method: 'GET',
  path: '/api/box/series',
  role: 'guest',
  summary: 'Series with a pool on sale.',
  request: z.strictObject({}),
  response: z.object({ rows: z.array(seriesSchema) }),
});

export const listPools = defineCall({
  area: 'boxes',
  method: 'GET',
  path: '/api/box/pools',
  role: 'guest',
  summary: 'Pools on sale, those that can be drawn first.',
  request: z.strictObject({
    series_id: z.optional(z.uuid()),
    kind: z.optional(z.enum(poolKinds)),
    ...pageRequest,
  }),
  response: pageOf(poolSchema),
});

export const readPool = defineCall({
  area: 'boxes',
  method: 'GET',
  path: '/api/box/detail',
  role: 'guest',
  summary: 'One pool with the hash of the seed that its next draw will use.',
  request: poolRequest,
  response: z.extend(poolSchema, { description: z.string(), seed: poolSeedSchema }),
});

export const readOdds = defineCall({
  area: 'boxes',
  method: 'GET',
  path: '/api/box/rate',
  role: 'guest',
  summary: 'Item counts and probabilities as they stand now.',
  request: poolRequest,
  response: oddsSchema,
});

export const readPrize = defineCall({
  area: 'boxes',
  method: 'GET',
  path: '/api/box/goods',
  role: 'guest',
  summary: 'One prize of a pool.',
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

export const readDrawLog = defineCall({
  area: 'boxes',
  method: 'GET',
  path: '/api/box/log',
  role: 'guest',
  summary:
    'The public draw log of a pool from its first draw on: with the revealed seeds, anyone can draw it again, and see that each guarantee was given when it was due.',
  request: z.strictObject({ pool_id: z.uuid(), ...pageRequest }),
  response: z.extend(pageOf(drawLogRowSchema), {
    supply: z.enum(poolSupplies),
    /** The draw in a row without the top tier that is certain to be of it; null where there is no guarantee. */
    guarantee_after: z.nullable(positiveSchema),
    seeds: z.array(poolSeedSchema),
    /** The odds table before the first draw, in published order; names and tiers so that a proof can be read. */
    table: z.array(
      z.object({
        prize_id: z.uuid(),
        tier: z.string(),
        name: z.string(),
        weight: positiveSchema,
        top_tier: z.boolean(),
      }),
    ),
  }),
});

export const openMysteryBox = defineCall({
  area: 'boxes',
  method: 'POST',
  path: '/api/box/open',
  role: 'user',
  summary:
    'Pays for and draws 1, 5, 10 or all remaining tickets (at most 50). Payment, draws and prizes are one transaction. Refuses `agreement_required`, and what the rules of a draw and of spending say.',
  request: z.strictObject({
    pool_id: z.uuid(),
    count: z.union([z.literal(1), z.literal(5), z.literal(10), z.literal('all')], { error: 'draw_count' }),
    client_seed: z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/, { error: 'client_seed' })),
  }),
  response: z.object({ opening: openingSchema, balance: priceSchema, remaining: z.nullable(countSchema) }),
});

export const listUnopened = defineCall({
  area: 'boxes',
  method: 'GET',
  path: '/api/box/unopened',
  role: 'user',
  summary: 'Openings paid for whose results the player has not seen yet, oldest first.',
  request: z.strictObject({}),
  response: z.object({ rows: z.array(openingSchema) }),
});

export const revealOpening = defineCall({
  area: 'boxes',
  method: 'POST',
  path: '/api/box/reveal',
  role: 'user',
  summary: 'Marks an opening as seen.',
  request: z.strictObject({ opening_id: z.uuid() }),
  response: z.object({}),
});

export const readDrawRecord = defineCall({
  area: 'boxes',
  method: 'GET',
  path: '/api/box/record',
  role: 'user',
  summary: "The caller's openings, newest first.",
  request: z.strictObject({ pool_id: z.optional(z.uuid()), ...pageRequest }),
  response: pageOf(
    z.extend(openingSchema, {
      /** Who the caller is in the pool's public log. */
      pseudonym: pseudonymSchema,
    }),
  ),
});

export const listRecentWins = defineCall({
  area: 'boxes',
  method: 'GET',
  path: '/api/box/wins',
  role: 'guest',
  summary: 'The latest prizes won in the shop, newest first, for the live strip.',
  request: z.strictObject({}),
  response: z.object({
    rows: z.array(
      z.object({
        /** Tells one win from another; no id of an item. */
        win_id: z.string(),
        player: z.string(),
        avatar: z.string(),
        pool_id: z.uuid(),
        prize: prizeSchema,
        /** When the minute of the win began. */
        won_at: z.iso.datetime(),
      }),
    ),
  }),
});
