import * as z from 'zod/mini';
import { countSchema, positiveSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';

/**
 * What players are ranked by: `promotion` is how many registered with their invite code, `revenue` what the toys they won
 * and looked at sell for, in coins, and `spending` the coins they spent in the shop.
 */
export const rankingBoards = ['promotion', 'revenue', 'spending'] as const;

/** Since when it counts: Monday, the first of the month, or the beginning of the shop, in Asia/Ho_Chi_Minh. */
export const rankingPeriods = ['week', 'month', 'all'] as const;

const rankingRow = z.object({
  /** From 1. Of equal ones the first to get there leads. */
  rank: positiveSchema,
  /** Null for who is not named in rankings. */
  user_id: z.nullable(z.uuid()),
  /** Masked for who is not named in rankings, but for the caller themselves. */
  nickname: z.string(),
  avatar: z.string(),
  score: countSchema,
  /** Whether it is the caller. */
  own: z.boolean(),
});

export const readRanking = defineCall({
  topic: 'account/rankings',
  method: 'GET',
  path: '/api/rank/list',
  role: 'guest',
  summary: "The first hundred of a ranking, and the caller's own place even where it is beyond.",
  request: z.strictObject({ board: z.enum(rankingBoards), period: z.enum(rankingPeriods) }),
  response: z.object({
    rows: z.array(rankingRow),
    /** Null for a guest; `rank` is null for who has no score yet. */
    own: z.nullable(
      z.object({
        rank: z.nullable(positiveSchema),
        user_id: z.uuid(),
        nickname: z.string(),
        avatar: z.string(),
        score: countSchema,
        /** Whether others see the name. */
        named: z.boolean(),
      }),
    ),
    /** When the period ends and a new one begins; null for all time. */
    ends_at: z.nullable(z.iso.datetime()),
  }),
});
