import * as z from 'zod/mini';
import { countSchema, positiveSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { levels } from './words.ts';

const levelRow = z.object({
  level: z.enum(levels),
  /** Points needed for this level. */
  points: countSchema,
  /** Stones that can be claimed each month; 0 for a level without a gift. */
  monthly_stones: countSchema,
});

/** A level, what it asks for and what it gives. */
export type LevelStep = z.output<typeof levelRow>;

export const readLevels = defineCall({
  topic: 'account/levels',
  method: 'GET',
  path: '/api/level/list',
  role: 'guest',
  summary: 'Every level with its threshold and its benefits, lowest first.',
  request: z.strictObject({}),
  response: z.object({
    /** Coins spent in the shop per point. */
    coins_per_point: positiveSchema,
    rows: z.array(levelRow),
  }),
});

const giftSchema = z.object({
  /** Month of the gift in Asia/Ho_Chi_Minh, `YYYY-MM`. */
  month: z.string(),
  /** Stones claimed, or what the current level gives. 0 for a level without a gift. */
  stones: countSchema,
  /** Null until this month's gift is claimed. */
  claimed_at: z.nullable(z.iso.datetime()),
  /** When next month's gift can be claimed. */
  next_at: z.iso.datetime(),
});

export type LevelGift = z.output<typeof giftSchema>;

export const readMyLevel = defineCall({
  topic: 'account/levels',
  method: 'GET',
  path: '/api/level/mine',
  role: 'user',
  summary:
    "The caller's level and points, the points missing to the next level, when each level was reached, and this month's gift.",
  request: z.strictObject({}),
  response: z.object({
    level: z.enum(levels),
    points: countSchema,
    /** Null at the highest level. */
    next: z.nullable(
      z.object({
        level: z.enum(levels),
        /** Points needed for it, and how many are missing. */
        points: positiveSchema,
        missing: positiveSchema,
        /** Coins left to spend until then. */
        missing_coins: positiveSchema,
      }),
    ),
    /** Levels reached so far, lowest first, each with its date in Asia/Ho_Chi_Minh, `YYYY-MM-DD`. */
    reached: z.array(z.object({ level: z.enum(levels), reached_on: z.iso.date() })),
    gift: giftSchema,
  }),
});

export type MyLevel = z.output<typeof readMyLevel.response>;

export const claimLevelGift = defineCall({
  topic: 'account/levels',
  method: 'POST',
  path: '/api/level/claim',
  role: 'user',
  summary: "Claims this month's stones of the caller's level, once a month. Some levels have none.",
  refuses: { level_gift_claimed: 422, no_level_gift: 422 },
  request: z.strictObject({}),
  response: giftSchema,
});

export * from './words.ts';
