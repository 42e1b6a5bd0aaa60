import * as z from 'zod/mini';
import { rarities } from '../../boxes/pools/words.ts';
import { positiveSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { pageOf, pageRequest } from '../../contract/page.ts';
import { itemHistoryKinds } from '../items/words.ts';
import { recordFilters } from './words.ts';

const recordedMoveSchema = z.object({
  /** Unique, the later the greater. */
  move_id: positiveSchema,
  kind: z.enum(itemHistoryKinds),
  at: z.iso.datetime(),
  item_id: z.uuid(),
  name: z.string(),
  image: z.string(),
  rarity: z.enum(rarities),
  serial: positiveSchema,
  /** False for a toy that is another player's now. */
  own: z.boolean(),
});

/** Something that happened to one of the caller's toys. */
export type RecordedMove = z.output<typeof recordedMoveSchema>;

export const listMoves = defineCall({
  topic: 'collection/record',
  method: 'GET',
  path: '/api/bag/record',
  role: 'user',
  summary: 'What happened to the caller’s toys: gifts, parcels and what they were used up for, newest first.',
  request: z.strictObject({ about: z.optional(z.enum(recordFilters)), ...pageRequest }),
  response: pageOf(recordedMoveSchema),
});

export * from './words.ts';
