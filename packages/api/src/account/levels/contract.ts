import * as z from 'zod/mini';
import { countSchema, positiveSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';

/** Levels by points, lowest first (spec §3). */
export const levels = ['bronze', 'silver', 'gold', 'platinum', 'diamond', 'black_gold', 'supreme'] as const;

const levelRow = z.object({
  level: z.enum(levels),
  /** Points at which it begins. */
  points: countSchema,
  /** Stones that may be claimed each month; 0 for a level without a gift. */
  monthly_stones: countSchema,
});

export const readLevels = defineCall({
  topic: 'account/levels',
  method: 'GET',
  path: '/api/level/list',
  role: 'guest',
  summary: 'Every level with its threshold and its benefits, lowest first.',
  request: z.strictObject({}),
  response: z.object({
    /** Coins spent in the shop for one point. */
    coins_per_point: positiveSchema,
    rows: z.array(levelRow),
  }),
});

const giftSchema = z.object({
  /** The month it is for, of Asia/Ho_Chi_Minh, `YYYY-MM`. */
  month: z.string(),
  /** Stones: what was claimed, or what the level of now gives. 0 for a level without a gift. */
  stones: countSchema,
  /** Null as long as this month's is not claimed. */
  claimed_at: z.nullable(z.iso.datetime()),
  /** When the next month's can be claimed. */
  next_at: z.iso.datetime(),
});

export const readMyLevel = defineCall({
  topic: 'account/levels',
  method: 'GET',
  path: '/api/level/mine',
  role: 'user',
  summary: "The caller's level and points, the way to the next, when each was reached, and this month's gift.",
  request: z.strictObject({}),
  response: z.object({
    level: z.enum(levels),
    points: countSchema,
    /** Null at the highest level. */
    next: z.nullable(
      z.object({
        level: z.enum(levels),
        /** Points at which it begins, and how many are still missing. */
        points: positiveSchema,
        missing: positiveSchema,
        /** Coins to spend until then. */
        missing_coins: positiveSchema,
      }),
    ),
    /** Levels reached so far, lowest first, each with its day in Asia/Ho_Chi_Minh, `YYYY-MM-DD`. */
    reached: z.array(z.object({ level: z.enum(levels), reached_on: z.iso.date() })),
    gift: giftSchema,
  }),
});

export const claimLevelGift = defineCall({
  topic: 'account/levels',
  method: 'POST',
  path: '/api/level/claim',
  role: 'user',
  summary:
    "Claims this month's stones of the caller's level, once a month. Refuses `level_gift_claimed`, and `no_level_gift` for a level without one.",
  request: z.strictObject({}),
  response: giftSchema,
});
