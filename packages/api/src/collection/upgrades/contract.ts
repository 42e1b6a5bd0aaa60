import * as z from 'zod/mini';
import { poolSeedSchema } from '../../boxes/pools/contract.ts';
import { countSchema, positiveSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { priceSchema } from '../../contract/money.ts';
import { pageOf, pageRequest } from '../../contract/page.ts';
import {
  agreementRefusals,
  balanceRefusals,
  itemRefusals,
  spendingRefusals,
  unitRefusals,
} from '../../contract/refusals.ts';
import { itemSchema, toySchema } from '../items/contract.ts';
import { synthesisSchema } from '../synthesis/contract.ts';
import { chanceParts, upgradeLimits } from './words.ts';

/** Parts of a million. */
const chanceSchema = z.int().check(z.minimum(1), z.maximum(upgradeLimits.mostChance));

/** Where a draw fell, from 0: below the chance it won. */
const placeSchema = z.int().check(z.nonnegative(), z.maximum(chanceParts - 1));

const targetSchema = z.extend(toySchema, {
  target_id: z.uuid(),
  /** How many are left to win. */
  left: positiveSchema,
});

/** A toy that others can be upgraded to. */
export type UpgradeTarget = z.output<typeof targetSchema>;

export const listUpgradeTargets = defineCall({
  topic: 'collection/upgrades',
  method: 'GET',
  path: '/api/bag/upgrade_targets',
  role: 'user',
  summary: 'Toys that others can be upgraded to, the latest first: those that are left.',
  request: z.strictObject(pageRequest),
  response: pageOf(targetSchema),
});

const drawnSchema = z.object({
  /** Number of the draw, from 0. */
  nonce: countSchema,
  client_seed: z.string(),
  /** Retail price of the toys put in, in coins. */
  put_value: priceSchema,
  stones: priceSchema,
  /** Retail price of the target, in coins. */
  target_value: positiveSchema,
  chance: chanceSchema,
  won: z.boolean(),
});

export const upgradeSchema = z.extend(drawnSchema, {
  upgrade_id: z.uuid(),
  /** The target. */
  toy: toySchema,
  /** What was put in, most valuable first. */
  items: z.array(itemSchema),
  place: placeSchema,
  /** The item that was won, as long as it is the caller's. */
  item_id: z.nullable(z.uuid()),
  /** Whether the caller has seen how it ended. */
  revealed: z.boolean(),
  upgraded_at: z.iso.datetime(),
});

/** One upgrade of the caller, won or lost. */
export type Upgrade = z.output<typeof upgradeSchema>;

export const upgradeItems = defineCall({
  topic: 'collection/upgrades',
  method: 'POST',
  path: '/api/bag/upgrade',
  role: 'user',
  summary:
    "Puts 1 to 10 of the caller's items and stones toward a toy of higher value. They are gone, won or lost. Payment, draw and item are one transaction.",
  refuses: {
    ...agreementRefusals,
    ...spendingRefusals,
    ...balanceRefusals,
    ...itemRefusals,
    ...unitRefusals,
    target_not_found: 404,
    target_sold_out: 422,
    target_not_higher: 422,
    chance_changed: 422,
    not_enough_stones: 422,
  },
  request: z.strictObject({
    target_id: z.uuid(),
    item_ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(upgradeLimits.mostItems)),
    stones: priceSchema,
    /** What the player saw; any other chance is refused. */
    chance: chanceSchema,
    client_seed: z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/, { error: 'client_seed' })),
  }),
  response: z.object({ upgrade: upgradeSchema, stone: priceSchema }),
});

export const readUpgrade = defineCall({
  topic: 'collection/upgrades',
  method: 'GET',
  path: '/api/bag/upgrade_result',
  role: 'user',
  summary: 'One upgrade of the caller.',
  refuses: { upgrade_not_found: 404 },
  request: z.strictObject({ upgrade_id: z.uuid() }),
  response: upgradeSchema,
});

export const revealUpgrade = defineCall({
  topic: 'collection/upgrades',
  method: 'POST',
  path: '/api/bag/upgrade_reveal',
  role: 'user',
  summary: 'Marks an upgrade as seen.',
  refuses: { upgrade_not_found: 404 },
  request: z.strictObject({ upgrade_id: z.uuid() }),
  response: z.object({}),
});

const madeSchema = z.discriminatedUnion('kind', [
  z.extend(upgradeSchema, { kind: z.literal('upgrade') }),
  z.extend(synthesisSchema, { kind: z.literal('synthesis') }),
]);

/** An upgrade or a synthesis of the caller. */
export type Made = z.output<typeof madeSchema>;

export const listMade = defineCall({
  topic: 'collection/upgrades',
  method: 'GET',
  path: '/api/bag/made',
  role: 'user',
  summary: "The caller's upgrades and syntheses, newest first.",
  request: z.strictObject(pageRequest),
  response: pageOf(madeSchema),
});

const loggedSchema = z.extend(drawnSchema, {
  /** Nickname with the middle hidden. */
  player: z.string(),
  /** Start of the hour of the draw, in UTC. The exact time would reveal the player. */
  upgraded_at: z.iso.datetime(),
});

export const readUpgradeLog = defineCall({
  topic: 'collection/upgrades',
  method: 'GET',
  path: '/api/bag/upgrade_log',
  role: 'guest',
  summary:
    'The public log of all upgrades from the first on: with the revealed seeds, anyone can repeat every draw. The cursor is the number of a draw.',
  request: z.strictObject(pageRequest),
  response: z.extend(pageOf(loggedSchema), {
    /** Those of the rows, and the one in use. */
    seeds: z.array(poolSeedSchema),
    /** The number of the next draw. */
    next_nonce: countSchema,
  }),
});

/** A page of the public log of upgrades. */
export type UpgradeLog = z.output<typeof readUpgradeLog.response>;

export * from './words.ts';
