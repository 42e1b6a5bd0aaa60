import * as z from 'zod/mini';
import { defineCall } from '../../contract/defineCall.ts';

/** Whether POST bodies travel encrypted (spec §7): `open` is 1 for yes. Cached by the client for 300000 ms. */
export const readEncryptionSwitch = defineCall({
  topic: 'system/frame',
  method: 'GET',
  path: '/api/enc/index',
  role: 'guest',
  summary: 'Reads whether POST bodies are to be encrypted.',
  request: z.strictObject({}),
  response: z.object({ open: z.union([z.literal(0), z.literal(1)]) }),
});

export * from './lastLogin.ts';
