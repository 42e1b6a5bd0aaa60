import * as z from 'zod/mini';
import { countSchema, positiveSchema } from '../../contract/count.ts';
import { prizeSchema, bonuses } from '../pools/contract.ts';
import { dailyKind, poolKinds } from '../pools/words.ts';
import { priceSchema } from '../../contract/money.ts';
import { type RequestOf, defineCall } from '../../contract/defineCall.ts';
import { mostAtOnce } from './words.ts';
import {
  agreementRefusals,
  balanceRefusals,
  couponRefusals,
  partRefusals,
  spendingRefusals,
} from '../../contract/refusals.ts';

export const drawResultSchema = z.object({
  /** Index of the draw in the pool, from 0. The log and the proof are looked up by it. */
  nonce: countSchema,
  prize: prizeSchema,
  bonus: z.nullable(z.enum(bonuses)),
  /** True when the guarantee chose the tier, not chance. */
  guaranteed: z.boolean(),
  /** Stones that were given in place of a coupon, because none were left. */
  instead: z.optional(positiveSchema),
});

/** What one draw gave. */
export type DrawResult = z.output<typeof drawResultSchema>;

export const openingSchema = z.object({
  opening_id: z.uuid(),
  pool_id: z.uuid(),
  pool_name: z.string(),
  pool_image: z.string(),
  /** Answers from before card machines and lucky bags do not say it. */
  pool_kind: z.optional(z.enum([...poolKinds, dailyKind])),
  count: positiveSchema,
  /** Coins paid for the whole opening, after the coupon, stones and diamonds. */
  paid: priceSchema,
  /** Coins that a coupon took off. Answers from before coupons do not say it. */
  coupon_off: z._default(priceSchema, 0),
  /** Stones, diamonds and the coins that these took off: beside `paid` and the coupon. */
  stones: z._default(priceSchema, 0),
  diamonds: z._default(priceSchema, 0),
  diamond_off: z._default(priceSchema, 0),
  client_seed: z.string(),
  opened_at: z.iso.datetime(),
  /** False until the player has seen the results; the tray replays these. */
  revealed: z.boolean(),
  /** In draw order; a bonus follows the draw that earned it. */
  results: z.array(drawResultSchema),
});

/** One payment with all it drew. */
export type Opening = z.output<typeof openingSchema>;

/** The player's own part of a draw's randomness. */
export const clientSeedSchema = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/, { error: 'client_seed' }));

export const openMysteryBox = defineCall({
  topic: 'boxes/opening',
  method: 'POST',
  path: '/api/box/open',
  role: 'user',
  summary:
    'Pays for and draws a number of tickets, or all that remain: at most 50. Payment, coupon, draws and prizes are one transaction.',
  refuses: {
    ...agreementRefusals,
    ...spendingRefusals,
    ...balanceRefusals,
    ...couponRefusals,
    ...partRefusals,
    pool_not_found: 404,
    box_held: 422,
    sold_out: 422,
    off_sale: 422,
    not_all_at_once: 422,
    commodity_shortage: 422,
    restocking: 422,
    price_changed: 422,
  },
  request: z.strictObject({
    pool_id: z.uuid(),
    count: z.union([z.int().check(z.minimum(1, 'draw_count'), z.maximum(mostAtOnce, 'draw_count')), z.literal('all')], {
      error: 'draw_count',
    }),
    /** A coupon of the player's, used up by this order. */
    coupon_id: z.optional(z.uuid()),
    /** Stones and diamonds to pay with: exactly so many, or the order is refused. */
    stones: z.optional(priceSchema),
    diamonds: z.optional(priceSchema),
    /**
     * Coins that the player agreed to pay, after the coupon, stones and diamonds; any other price is refused. The app always says it. Without it, as apps
     * before it ask, the order pays what it costs.
     */
    total: z.optional(priceSchema),
    client_seed: clientSeedSchema,
  }),
  response: z.object({ opening: openingSchema, balance: priceSchema, remaining: z.nullable(countSchema) }),
});

/** How many draws one payment buys; `all` takes what remains of a finite pool (at most 50). */
export type DrawCount = RequestOf<typeof openMysteryBox>['count'];

export const listUnopened = defineCall({
  topic: 'boxes/opening',
  method: 'GET',
  path: '/api/box/unopened',
  role: 'user',
  summary: 'Paid openings whose results the player has not seen, newest first, at most 50.',
  request: z.strictObject({}),
  response: z.object({ rows: z.array(openingSchema) }),
});

export const revealOpening = defineCall({
  topic: 'boxes/opening',
  method: 'POST',
  path: '/api/box/reveal',
  role: 'user',
  summary: 'Marks an opening as seen.',
  refuses: { opening_not_found: 404 },
  request: z.strictObject({ opening_id: z.uuid() }),
  response: z.object({}),
});

export const listRecentWins = defineCall({
  topic: 'boxes/opening',
  method: 'GET',
  path: '/api/box/wins',
  role: 'guest',
  summary:
    'The latest prizes won in the shop, newest first, for the live strip. What one player won several times is one row.',
  request: z.strictObject({}),
  response: z.object({
    rows: z.array(
      z.object({
        /** Unique per win; not an item id. */
        win_id: z.string(),
        player: z.string(),
        avatar: z.string(),
        pool_id: z.uuid(),
        prize: prizeSchema,
        /** How many of it the player won lately. */
        count: positiveSchema,
        /** Start of the minute of the newest. */
        won_at: z.iso.datetime(),
      }),
    ),
  }),
});

/** A prize somebody won, for the live strip. */
export type Win = z.output<typeof listRecentWins.response>['rows'][number];
