import * as z from 'zod/mini';
import { defineCall } from '../../contract/defineCall.ts';

/** Sent when the app goes to the background (spec §7). A GET, as the spec requires; it only records a time. */
export const noteLastLogin = defineCall({
  topic: 'system/frame',
  method: 'GET',
  path: '/api/user/lastLogin',
  role: 'user',
  summary: "Records the caller's last visit; sent when the app goes to the background.",
  request: z.strictObject({}),
  response: z.object({ last_login_at: z.iso.datetime() }),
});
