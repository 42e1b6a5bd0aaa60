import * as z from 'zod/mini';
import { countSchema, positiveSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { rankingBoards, rankingPeriods } from './words.ts';

const rankingRow = z.object({
  /** From 1. On a tie, the first to reach the score ranks higher. */
  rank: positiveSchema,
  /** Null for players who are not named in rankings. */
  user_id: z.nullable(z.uuid()),
  /** Masked for players who are not named in rankings, except for the caller. */
  nickname: z.string(),
  avatar: z.string(),
  score: countSchema,
  /** True for the caller. */
  own: z.boolean(),
});

/** A place in a ranking. */
export type RankedPlayer = z.output<typeof rankingRow>;

export const readRanking = defineCall({
  topic: 'account/rankings',
  method: 'GET',
  path: '/api/rank/list',
  role: 'guest',
  personal: true,
  summary: "The top hundred of a ranking, and the caller's own place even beyond it.",
  request: z.strictObject({ board: z.enum(rankingBoards), period: z.enum(rankingPeriods) }),
  response: z.object({
    rows: z.array(rankingRow),
    /** Null for a guest; `rank` is null without a score. */
    own: z.nullable(
      z.object({
        rank: z.nullable(positiveSchema),
        user_id: z.uuid(),
        nickname: z.string(),
        avatar: z.string(),
        score: countSchema,
        /** True when others see the name. */
        named: z.boolean(),
      }),
    ),
    /** When the period ends and the next begins; null for all time. */
    ends_at: z.nullable(z.iso.datetime()),
  }),
});

/** A ranking as the caller sees it. */
export type Ranking = z.output<typeof readRanking.response>;

export * from './words.ts';
