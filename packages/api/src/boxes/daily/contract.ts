import * as z from 'zod/mini';
import { defineCall } from '../../contract/defineCall.ts';
import { clientSeedSchema, openingSchema } from '../opening/contract.ts';
import { prizeSchema } from '../pools/contract.ts';

export const readDailyDraw = defineCall({
  topic: 'boxes/daily',
  method: 'GET',
  path: '/api/box/daily',
  role: 'guest',
  summary: 'The free daily draw: its pool, and when it opens and closes, tonight or next.',
  refuses: { daily_draw_missing: 404 },
  request: z.strictObject({}),
  response: z.object({
    pool_id: z.uuid(),
    name: z.string(),
    image: z.string(),
    /** The best that can be won. */
    top_prizes: z.array(prizeSchema),
    /** The draw is open from `opens_at` until before `closes_at`: tonight's, or once that is over, tomorrow's. */
    opens_at: z.iso.datetime(),
    closes_at: z.iso.datetime(),
    /** The server's clock, which decides. */
    now: z.iso.datetime(),
  }),
});

/** The free daily draw, as everybody sees it. */
export type DailyDraw = z.output<typeof readDailyDraw.response>;

export const readOwnDailyDraw = defineCall({
  topic: 'boxes/daily',
  method: 'GET',
  path: '/api/box/daily/mine',
  role: 'user',
  summary: "The caller's free draw of today, and whether a notice reminds them when it opens.",
  request: z.strictObject({}),
  response: z.object({
    /** Today's opening; null before the caller has drawn. */
    opening_id: z.nullable(z.uuid()),
    /** When today is over: what is said here is not about another evening. */
    closes_at: z.iso.datetime(),
    reminds: z.boolean(),
  }),
});

export type OwnDailyDraw = z.output<typeof readOwnDailyDraw.response>;

export const drawDaily = defineCall({
  topic: 'boxes/daily',
  method: 'POST',
  path: '/api/box/daily/draw',
  role: 'user',
  summary: 'Draws once for free, from 20:00 to 00:00 in Vietnam, once a day for each player.',
  refuses: { daily_draw_missing: 404, daily_draw_closed: 422, daily_draw_done: 422, restocking: 422 },
  request: z.strictObject({ client_seed: clientSeedSchema }),
  response: z.object({ opening: openingSchema }),
});

export const remindOfDailyDraw = defineCall({
  topic: 'boxes/daily',
  method: 'POST',
  path: '/api/box/daily/remind',
  role: 'user',
  summary: 'Turns the notice on or off that comes when the free draw opens.',
  request: z.strictObject({ reminds: z.boolean() }),
  response: z.object({}),
});
