import * as z from 'zod/mini';
import { countSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';

/** Device of a session, as reported by the browser. */
export const deviceKinds = ['phone', 'tablet', 'computer', 'unknown'] as const;

const sessionRow = z.object({
  session_id: z.uuid(),
  /** True for the session that makes the call. */
  current: z.boolean(),
  device: z.enum(deviceKinds),
  /** Name of the browser, or of the app that embeds one; null when unknown. */
  browser: z.nullable(z.string()),
  /** Name of the operating system; null when unknown. */
  system: z.nullable(z.string()),
  opened_at: z.iso.datetime(),
  /** Accurate to ten minutes. */
  last_used_at: z.iso.datetime(),
});

/** Where somebody is signed in. */
export type Device = z.output<typeof sessionRow>;

export const listSessions = defineCall({
  topic: 'account/entry',
  method: 'GET',
  path: '/api/user/sessions',
  role: 'user',
  summary: "The caller's open sessions, this one first, then by their last use: at most 50.",
  request: z.strictObject({}),
  response: z.object({ rows: z.array(sessionRow) }),
});

export const endSession = defineCall({
  topic: 'account/entry',
  method: 'POST',
  path: '/api/user/endSession',
  role: 'user',
  summary: "Ends one of the caller's sessions; its token stops working at once.",
  refuses: { session_not_found: 404 },
  request: z.strictObject({ session_id: z.uuid() }),
  response: z.object({}),
});

export const endOtherSessions = defineCall({
  topic: 'account/entry',
  method: 'POST',
  path: '/api/user/endOtherSessions',
  role: 'user',
  summary: "Ends all of the caller's sessions but this one.",
  request: z.strictObject({}),
  response: z.object({ ended: countSchema }),
});
