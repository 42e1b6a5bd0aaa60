import * as z from 'zod/mini';
import { countSchema, positiveSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';

const queueSchema = z.object({
  /** Whether the box can be held: only a finite one that is not sold out. */
  holdable: z.boolean(),
  /** Who draws in peace now; null when everybody may draw. */
  holder: z.nullable(z.object({ name: z.string(), own: z.boolean(), until: z.iso.datetime() })),
  /** Players in the line. */
  waiting: countSchema,
  /** The caller's place in it, and about how long it takes, in s. */
  place: z.nullable(z.object({ number: positiveSchema, seconds: countSchema })),
  /** Until then nobody can hold it, because holds were not used; null otherwise. */
  open_until: z.nullable(z.iso.datetime()),
  /** The server's clock, which decides. */
  now: z.iso.datetime(),
});

/** The line of a box, as its caller finds it. */
export type Queue = z.output<typeof queueSchema>;

const request = z.strictObject({ pool_id: z.uuid() });

export const readQueue = defineCall({
  topic: 'boxes/queue',
  method: 'GET',
  path: '/api/box/queue',
  role: 'guest',
  personal: true,
  summary: 'Who holds a box and until when, how many wait, and the caller’s place.',
  refuses: { pool_not_found: 404 },
  request,
  response: queueSchema,
});

export const joinQueue = defineCall({
  topic: 'boxes/queue',
  method: 'POST',
  path: '/api/box/queue/join',
  role: 'user',
  summary:
    'Joins the line of a finite box, or holds it at once when nobody does. One place or hold a player; it takes coins for one draw.',
  refuses: {
    pool_not_found: 404,
    box_not_holdable: 422,
    place_elsewhere: 422,
    queue_full: 422,
    queue_needs_coins: 422,
  },
  request,
  response: queueSchema,
});

export const leaveQueue = defineCall({
  topic: 'boxes/queue',
  method: 'POST',
  path: '/api/box/queue/leave',
  role: 'user',
  summary: 'Leaves the line of a box, or gives it back before its time.',
  refuses: { pool_not_found: 404 },
  request,
  response: queueSchema,
});
