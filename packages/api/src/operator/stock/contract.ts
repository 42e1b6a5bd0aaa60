import * as z from 'zod/mini';
import { poolSupplies, rarities } from '../../boxes/pools/words.ts';
import { stockMovementKinds } from '../../collection/stock/words.ts';
import { countSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { field } from '../../contract/fieldMeta.ts';
import { pageOf, pageRequest } from '../../contract/page.ts';
import { text } from '../../contract/rules/text.ts';
import { mostCounted, mostUnits } from './words.ts';

const toyStockSchema = z.object({
  toy_id: z.uuid(),
  name: z.string(),
  image: z.string(),
  rarity: z.enum(rarities),
  series_name: z.string(),
  /** Units in the warehouse. */
  on_hand: countSchema,
  /** Of them, for prizes in boxes on sale and for players. */
  promised: countSchema,
  /** The others. */
  free: countSchema,
  /** Since when few are free; null while there are enough. */
  low_since: z.nullable(z.iso.datetime()),
});

/** A toy with its units in the warehouse. */
export type ToyStock = z.output<typeof toyStockSchema>;

export const listStock = defineCall({
  topic: 'operator/stock',
  method: 'GET',
  path: '/api/operator/stock/list',
  role: 'operator',
  right: 'catalogue',
  summary: 'Toys with their units in the store room, the fewest free ones first: all of them, or those that run low.',
  request: z.strictObject({
    shown: z._default(z.enum(['low', 'all']), 'low'),
    /** A part of a toy’s or a series’ name. */
    q: z.optional(z.string().check(z.maxLength(100, { error: 'too_long' }))),
    ...pageRequest,
  }),
  response: pageOf(toyStockSchema),
});

const poolShareSchema = z.object({
  pool_id: z.uuid(),
  name: z.string(),
  tier: z.string(),
  supply: z.enum(poolSupplies),
  /** Units that the box holds for this prize. */
  held: countSchema,
  /** What it should hold: tickets left, or the reserve of an infinite box. */
  needed: countSchema,
});

const toyStockDetailSchema = z.extend(toyStockSchema, {
  /** Boxes on sale that hold units of it. */
  boxes: z.array(poolShareSchema),
  /** Units of toys that players have and that have not left the warehouse. */
  of_players: countSchema,
});

/** A toy, and what its units are promised to. */
export type ToyStockDetail = z.output<typeof toyStockDetailSchema>;

export const readToyStock = defineCall({
  topic: 'operator/stock',
  method: 'GET',
  path: '/api/operator/stock/detail',
  role: 'operator',
  right: 'catalogue',
  summary: 'The units of one toy, and what they are promised to.',
  refuses: { toy_not_found: 404 },
  request: z.strictObject({ toy_id: z.uuid() }),
  response: toyStockDetailSchema,
});

const movementSchema = z.object({
  movement_id: countSchema,
  kind: z.enum(stockMovementKinds),
  /** What it added to the units in the warehouse, and to those that are promised. */
  on_hand: z.int(),
  promised: z.int(),
  /** The box of a promise to a prize. */
  box_name: z.nullable(z.string()),
  /** The number of the parcel that took units out or brought them back. */
  parcel_number: z.nullable(countSchema),
  /** Nickname of the operator who received or corrected, and why. */
  operator: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  moved_at: z.iso.datetime(),
});

/** A change of a toy's counts. */
export type StockMovement = z.output<typeof movementSchema>;

export const listStockMovements = defineCall({
  topic: 'operator/stock',
  method: 'GET',
  path: '/api/operator/stock/movements',
  role: 'operator',
  right: 'catalogue',
  summary: 'What changed the counts of a toy, the latest first.',
  request: z.strictObject({ toy_id: z.uuid(), ...pageRequest }),
  response: pageOf(movementSchema),
});

/** Why an operator changes a count; kept with the movement. */
const reason = field(text(), { kind: 'textArea' });

export const receiveUnits = defineCall({
  topic: 'operator/stock',
  method: 'POST',
  path: '/api/operator/stock/receive',
  role: 'operator',
  right: 'catalogue',
  summary: 'Adds units of a toy that arrived in the store room.',
  refuses: { toy_not_found: 404 },
  request: z.strictObject({
    toy_id: field(z.uuid(), { kind: 'hidden' }),
    units: field(z.int({ error: 'quantity_integer' }).check(z.minimum(1), z.maximum(mostUnits)), {
      kind: 'stepper',
      range: { max: mostUnits },
    }),
    reason,
  }),
  response: toyStockDetailSchema,
});

export const correctUnits = defineCall({
  topic: 'operator/stock',
  method: 'POST',
  path: '/api/operator/stock/correct',
  role: 'operator',
  right: 'catalogue',
  summary: 'Sets how many units of a toy were counted in the store room; never fewer than are promised.',
  refuses: { toy_not_found: 404, stock_changed: 422, units_promised: 422 },
  request: z.strictObject({
    toy_id: field(z.uuid(), { kind: 'hidden' }),
    counted: field(z.int({ error: 'quantity_integer' }).check(z.minimum(0), z.maximum(mostCounted)), {
      kind: 'stepper',
      range: { min: 0, max: mostCounted },
    }),
    /** The units that the page showed; refused when others came or went since. */
    seen: field(countSchema, { kind: 'hidden' }),
    reason,
  }),
  response: toyStockDetailSchema,
});
