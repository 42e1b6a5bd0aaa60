import * as z from 'zod/mini';
import { defineCall } from '../../contract/defineCall.ts';

export const readMapSource = defineCall({
  topic: 'system/map',
  method: 'GET',
  path: '/api/system/map',
  role: 'guest',
  summary: 'Source and attribution of the map tiles; null when the shop has none.',
  maxAge: 300,
  request: z.strictObject({}),
  response: z.object({
    tiles: z.nullable(
      z.object({
        /** With `{z}`, `{x}`, `{y}` and optionally `{s}`. */
        url: z.string(),
        attribution: z.object({ label: z.string(), href: z.string() }),
      }),
    ),
  }),
});

/** Where the ground of maps comes from, and whose it is. */
export type MapTiles = NonNullable<z.output<typeof readMapSource.response>['tiles']>;
