import * as z from 'zod/mini';
import { defineCall } from '../../contract/defineCall.ts';

export const listBanners = defineCall({
  topic: 'content/home',
  method: 'GET',
  path: '/api/content/banners',
  role: 'guest',
  summary: 'Banners of the home screen, in order.',
  request: z.strictObject({}),
  response: z.object({
    rows: z.array(
      z.object({
        banner_id: z.uuid(),
        title: z.string(),
        subtitle: z.string(),
        image: z.string(),
        /** The kit's stage light behind the toy. */
        tint: z.enum(['violet', 'cyan', 'rose', 'amber']),
        /** A path in the app. */
        path: z.string(),
      }),
    ),
  }),
});

export type Banner = z.output<typeof listBanners.response>['rows'][number];
