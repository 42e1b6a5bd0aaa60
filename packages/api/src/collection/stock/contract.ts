import * as z from 'zod/mini';
import { poolSupplies, prizeSchema } from '../../boxes/pools/contract.ts';
import { countSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';

const heldPrizeSchema = z.object({
  prize: prizeSchema,
  /** Tickets of this prize left in the box, or 1 for a bonus that nobody has; null for an infinite box. */
  left: z.nullable(countSchema),
  /** Units of the warehouse that are held for this prize. */
  held: countSchema,
  /** Units of this toy in the warehouse in total, including those of other boxes and of players. */
  on_hand: countSchema,
});

/** A prize of a box with the units behind it. */
export type HeldPrize = z.output<typeof heldPrizeSchema>;

export const readBoxStock = defineCall({
  topic: 'collection/stock',
  method: 'GET',
  path: '/api/stock/box',
  role: 'guest',
  summary: 'The units of the store room that a box holds, beside what it can still give.',
  refuses: { pool_not_found: 404 },
  request: z.strictObject({ pool_id: z.uuid() }),
  response: z.object({
    pool_id: z.uuid(),
    name: z.string(),
    image: z.string(),
    supply: z.enum(poolSupplies),
    /** Draws that are certain to find a unit, whatever they give: all that are left of a finite box. */
    covered: countSchema,
    /** In published order, a bonus last. */
    rows: z.array(heldPrizeSchema),
  }),
});

/** A box with the units behind its prizes. */
export type BoxStock = z.output<typeof readBoxStock.response>;

export * from './words.ts';
