import * as z from 'zod/mini';
import { positiveSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { priceSchema } from '../../contract/money.ts';
import { pageOf, pageRequest } from '../../contract/page.ts';
import { itemRefusals } from '../../contract/refusals.ts';
import { itemSchema } from '../items/contract.ts';
import { mostDecomposed } from './rules.ts';

const decomposingSchema = z.object({
  decomposing_id: z.uuid(),
  /** Stones for all of them. */
  stones: priceSchema,
  count: positiveSchema,
  decomposed_at: z.iso.datetime(),
  /** Most valuable first. */
  items: z.array(itemSchema),
});

/** Items that were decomposed together. */
export type Decomposing = z.output<typeof decomposingSchema>;

export const decompose = defineCall({
  topic: 'collection/decomposing',
  method: 'POST',
  path: '/api/bag/decompose',
  role: 'user',
  summary: "Takes 1 to 50 of the caller's items apart for stones: 20 % of each toy's value, rounded down. Final.",
  refuses: { ...itemRefusals, not_decomposable: 422, stones_changed: 422 },
  request: z.strictObject({
    item_ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(mostDecomposed)),
    /** Stones that the player agreed to; any other sum is refused. */
    stones: priceSchema,
  }),
  response: z.object({ decomposing: decomposingSchema, stone: priceSchema }),
});

export const listDecomposed = defineCall({
  topic: 'collection/decomposing',
  method: 'GET',
  path: '/api/bag/decomposed',
  role: 'user',
  summary: 'What the caller decomposed, newest first.',
  request: z.strictObject(pageRequest),
  response: pageOf(decomposingSchema),
});
