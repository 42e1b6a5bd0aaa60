import * as z from 'zod/mini';
import { countSchema, positiveSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { pageRequest, pageOf } from '../../contract/page.ts';
import { bonuses, poolSupplies, poolSeedSchema, pseudonymSchema } from '../pools/contract.ts';
import { openingSchema } from '../opening/contract.ts';
import type { BonusProof, DrawProof, FairnessVerdict } from './rules.ts';

export type { FairnessFailure } from './rules.ts';

const drawLogRowSchema = z.object({
  nonce: countSchema,
  client_seed: z.string(),
  prize_id: z.uuid(),
  guaranteed: z.boolean(),
  /** Nickname with the middle hidden. */
  player: z.string(),
  /** Distinguishes players within this pool, so that anyone can count draws to a guarantee. */
  pseudonym: pseudonymSchema,
  /** Start of the hour of the draw, in UTC. The exact time would reveal the player. */
  drawn_at: z.iso.datetime(),
});

export const readDrawLog = defineCall({
  topic: 'boxes/proof',
  method: 'GET',
  path: '/api/box/log',
  role: 'guest',
  summary:
    'The public draw log of a pool from its first draw on: with the revealed seeds, anyone can repeat every draw and check that each guarantee was given when it was due.',
  refuses: { pool_not_found: 404 },
  request: z.strictObject({ pool_id: z.uuid(), ...pageRequest }),
  response: z.extend(pageOf(drawLogRowSchema), {
    supply: z.enum(poolSupplies),
    /** The draw in a row without the top tier that is certain to win it; null without a guarantee. */
    guarantee_after: z.nullable(positiveSchema),
    seeds: z.array(poolSeedSchema),
    /** The odds table before the first draw, in published order. Names and tiers make a proof readable. */
    table: z.array(
      z.object({
        prize_id: z.uuid(),
        tier: z.string(),
        name: z.string(),
        weight: positiveSchema,
        top_tier: z.boolean(),
      }),
    ),
    /** What the pool gives at its end, and for which ticket; null until then. */
    bonuses: z._default(
      z.array(
        z.object({
          bonus: z.enum(bonuses),
          prize_id: z.uuid(),
          name: z.string(),
          nonce: z.nullable(countSchema),
          pseudonym: z.nullable(pseudonymSchema),
        }),
      ),
      [],
    ),
  }),
});

/** What replaying a whole pool in the browser gave. */
export interface PoolVerdict extends FairnessVerdict {
  bonuses: BonusProof<z.output<typeof readDrawLog.response>['bonuses'][number]>[];
}

/** What drawing one draw again in the browser gave. */
export type DrawVerdict = DrawProof<z.output<typeof readDrawLog.response>['table'][number]>;

export const readDrawRecord = defineCall({
  topic: 'boxes/proof',
  method: 'GET',
  path: '/api/box/record',
  role: 'user',
  summary: "The caller's openings, newest first.",
  request: z.strictObject({ pool_id: z.optional(z.uuid()), ...pageRequest }),
  response: pageOf(
    z.extend(openingSchema, {
      /** The caller's pseudonym in the pool's public log. */
      pseudonym: pseudonymSchema,
    }),
  ),
});

/** One of the caller's own openings, with who they are in the pool's public log. */
export type RecordedOpening = z.output<typeof readDrawRecord.response>['rows'][number];
