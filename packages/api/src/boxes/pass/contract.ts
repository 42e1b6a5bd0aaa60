import * as z from 'zod/mini';
import { countSchema, positiveSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { priceSchema } from '../../contract/money.ts';
import { agreementRefusals, balanceRefusals, spendingRefusals } from '../../contract/refusals.ts';
import { prizeKinds, rarities } from '../pools/words.ts';
import { passRewardStates, passTracks } from './words.ts';

const rewardSchema = z.object({
  kind: z.enum(prizeKinds),
  name: z.string(),
  image: z.string(),
  /** Of a toy; null for stones and coupons. */
  rarity: z.nullable(z.enum(rarities)),
  /** The stones, or those given in place of a coupon or a toy of which none is left. */
  stones: positiveSchema,
  state: z.enum(passRewardStates),
  /** Stones that were given in its place. */
  instead: z.nullable(positiveSchema),
});

/** A reward of the battle pass, and where it is for its player. */
export type PassReward = z.output<typeof rewardSchema>;

const taskSchema = z.object({
  place: positiveSchema,
  /** Draws since the season began that it takes. */
  draws: positiveSchema,
  free: rewardSchema,
  paid: rewardSchema,
});

export type PassTask = z.output<typeof taskSchema>;

const seasonSchema = z.object({
  season_id: z.uuid(),
  name: z.string(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  /** Coins for the paid track. */
  price: priceSchema,
  /** The caller has the paid track. */
  paid: z.boolean(),
  /** The caller's draws of the season. */
  draws: countSchema,
  /** The easiest first. */
  tasks: z.array(taskSchema),
});

/** A season of the battle pass, as its player sees it. */
export type PassSeason = z.output<typeof seasonSchema>;

export const readPass = defineCall({
  topic: 'boxes/pass',
  method: 'GET',
  path: '/api/box/pass',
  role: 'user',
  summary:
    'The battle pass now: the running season, or the last one, with the caller’s progress, and when the next one starts.',
  request: z.strictObject({}),
  response: z.object({
    /** The running season, or the latest one that has ended; null before the first. */
    season: z.nullable(seasonSchema),
    /** The next season, once it is announced. */
    next: z.nullable(z.object({ name: z.string(), starts_at: z.iso.datetime() })),
    /** The server's clock, which decides. */
    now: z.iso.datetime(),
  }),
});

/** The battle pass now. */
export type Pass = z.output<typeof readPass.response>;

export const buyPass = defineCall({
  topic: 'boxes/pass',
  method: 'POST',
  path: '/api/box/pass/buy',
  role: 'user',
  summary:
    'Buys the paid pass of the running season, once a season. It also unlocks the rewards of tasks that are already done.',
  refuses: {
    ...agreementRefusals,
    ...spendingRefusals,
    ...balanceRefusals,
    season_not_found: 404,
    season_over: 422,
    pass_owned: 422,
    pass_price_changed: 422,
  },
  request: z.strictObject({
    season_id: z.uuid(),
    /** Coins that the player agreed to pay; any other price is refused. */
    price: positiveSchema,
  }),
  response: z.object({ balance: priceSchema }),
});

export const collectPassRewards = defineCall({
  topic: 'boxes/pass',
  method: 'POST',
  path: '/api/box/pass/collect',
  role: 'user',
  summary: 'Receives one reward of a fulfilled task, or all that wait. Each is given once.',
  refuses: { season_not_found: 404, nothing_to_collect: 422 },
  request: z.strictObject({
    season_id: z.uuid(),
    /** Only this one; without it, all that wait. */
    reward: z.optional(z.strictObject({ place: positiveSchema, track: z.enum(passTracks) })),
  }),
  response: z.object({
    /** What was given, in the order of the tasks. */
    given: z.array(z.extend(rewardSchema, { place: positiveSchema, track: z.enum(passTracks) })),
  }),
});

/** Rewards that were just received. */
export type GivenPassReward = z.output<typeof collectPassRewards.response>['given'][number];
