import * as z from 'zod/mini';
import { defineCall } from '../../contract/defineCall.ts';

/** Switch for encrypted POST bodies (spec §7): `open` is 1 for on. The client caches it for 300000 ms. */
export const readEncryptionSwitch = defineCall({
  topic: 'system/frame',
  method: 'GET',
  path: '/api/enc/index',
  role: 'guest',
  summary: 'The switch for encrypted POST bodies.',
  request: z.strictObject({}),
  response: z.object({ open: z.union([z.literal(0), z.literal(1)]) }),
});

export * from './lastLogin.ts';
