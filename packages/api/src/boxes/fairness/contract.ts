import * as z from 'zod/mini';
import { countSchema, positiveSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { priceSchema } from '../../contract/money.ts';
import { poolSupplies, prizeSchema } from '../pools/contract.ts';

const poolRequest = z.strictObject({ pool_id: z.uuid() });

const fairnessTableSchema = z.object({
  /** Version of the odds table. */
  version: positiveSchema,
  /** Draws by chance; those of a guarantee are counted apart, because their odds are others. */
  draws: countSchema,
  guaranteed: countSchema,
  /** In published order. */
  rows: z.array(
    z.object({
      prize: prizeSchema,
      /** Parts per million, or tickets made. */
      weight: positiveSchema,
      drawn: countSchema,
    }),
  ),
  /** Natural logarithm of the evidence against these odds (`rules.ts`); null for a finite pool, whose seed proves every draw. */
  evidence: z.nullable(z.number()),
});

/** The draws of one version of a pool's odds, beside what it states. */
export type FairnessTable = z.output<typeof fairnessTableSchema>;

export const readFairness = defineCall({
  topic: 'boxes/fairness',
  method: 'GET',
  path: '/api/box/fairness',
  role: 'guest',
  summary: 'What was drawn from a pool beside its stated odds, for each version of them. Counted every few seconds.',
  refuses: { pool_not_found: 404 },
  request: poolRequest,
  response: z.object({
    pool_id: z.uuid(),
    pool_name: z.string(),
    pool_image: z.string(),
    supply: z.enum(poolSupplies),
    /** The newest version first. */
    tables: z.array(fairnessTableSchema),
  }),
});

/** What was drawn from a pool beside its stated odds. */
export type PoolFairness = z.output<typeof readFairness.response>;

export const readPoolSpending = defineCall({
  topic: 'boxes/fairness',
  method: 'GET',
  path: '/api/box/spent',
  role: 'user',
  summary:
    'What the caller has drawn from a pool so far, and the coins paid for it, after coupons, stones and diamonds.',
  refuses: { pool_not_found: 404 },
  request: poolRequest,
  response: z.object({ draws: countSchema, coins: priceSchema }),
});

/** What a player has spent on one box. */
export type PoolSpending = z.output<typeof readPoolSpending.response>;
