import * as z from 'zod/mini';
import { countSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { field } from '../../contract/fieldMeta.ts';
import { pageOf, pageRequest } from '../../contract/page.ts';
import { unitRefusals } from '../../contract/refusals.ts';
import { text } from '../../contract/rules/text.ts';
import { shelfMovementKinds } from '../../mall/catalogue/words.ts';
import { mostShelved, shelfMoves } from './words.ts';

const shelfSchema = z.object({
  variant_id: z.uuid(),
  product_id: z.uuid(),
  name: z.string(),
  variant_name: z.string(),
  image: z.string(),
  listed: z.boolean(),
  /** Units that buyers can order. */
  on_hand: countSchema,
  /** Since when they are few; null while there are enough. */
  low_since: z.nullable(z.iso.datetime()),
  /** The toy that its units are, with its free units in the warehouse; null for the mall's own goods. */
  toy: z.nullable(z.object({ toy_id: z.uuid(), name: z.string(), free: countSchema })),
});

/** A variant with its units. */
export type VariantShelf = z.output<typeof shelfSchema>;

const movementSchema = z.object({
  movement_id: countSchema,
  kind: z.enum(shelfMovementKinds),
  /** What it added to the units. */
  on_hand: z.int(),
  /** The number of the order that took units or gave them back. */
  order_number: z.nullable(countSchema),
  /** Nickname of the operator, and why. */
  operator: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  moved_at: z.iso.datetime(),
});

/** A change of a variant's units. */
export type ShelfMovement = z.output<typeof movementSchema>;

const operators = { topic: 'operator/shelves', role: 'operator', right: 'catalogue' } as const;

export const readShelf = defineCall({
  ...operators,
  method: 'GET',
  path: '/api/operator/shelves/detail',
  summary: 'The units of one variant, and those of its toy that are free in the warehouse.',
  refuses: { variant_not_found: 404 },
  request: z.strictObject({ variant_id: z.uuid() }),
  response: shelfSchema,
});

export const listShelfMovements = defineCall({
  ...operators,
  method: 'GET',
  path: '/api/operator/shelves/movements',
  summary: 'What changed the units of a variant, the latest first.',
  request: z.strictObject({ variant_id: z.uuid(), ...pageRequest }),
  response: pageOf(movementSchema),
});

export const moveShelfUnits = defineCall({
  ...operators,
  method: 'POST',
  path: '/api/operator/shelves/move',
  summary:
    'Moves units of a variant: goods that arrived, units of a toy from the warehouse or back to it, or a correction up or down. Never below zero, and never what the warehouse has promised.',
  refuses: { variant_not_found: 404, move_not_here: 422, shelf_short: 422, ...unitRefusals },
  request: z.strictObject({
    variant_id: field(z.uuid(), { kind: 'hidden' }),
    move: field(z.enum(shelfMoves), { kind: 'hidden' }),
    units: field(z.int({ error: 'quantity_integer' }).check(z.minimum(1), z.maximum(mostShelved)), {
      kind: 'stepper',
      range: { max: mostShelved },
    }),
    /** Kept with the movement. */
    reason: field(text(), { kind: 'textArea' }),
  }),
  response: shelfSchema,
});
