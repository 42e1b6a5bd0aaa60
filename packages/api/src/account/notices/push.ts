import * as z from 'zod/mini';
import { defineCall } from '../../contract/defineCall.ts';

/** Browser endpoint at its push service. Anyone who has it can reach the browser, so it is never shown. */
const endpoint = z.string().check(z.minLength(1, { error: 'required' }), z.maxLength(1000, { error: 'too_long' }));

/** Bytes as base64url without padding, as browsers write them. */
function bytes(count: number) {
  const characters = Math.ceil((count * 4) / 3);
  return z.string().check(z.regex(new RegExp(`^[\\w-]{${characters}}$`), { error: 'wrong_type' }));
}

export const readPushKey = defineCall({
  topic: 'account/notices',
  method: 'GET',
  path: '/api/push/key',
  role: 'user',
  summary: 'The key that a browser subscribes with, and this session’s subscription. A shop may have no keys.',
  refuses: { push_unavailable: 422 },
  request: z.strictObject({}),
  response: z.object({
    /** VAPID public key: 65 bytes as base64url. */
    public_key: z.string(),
    /** This session's subscription; null for none. */
    endpoint: z.nullable(z.string()),
  }),
});

export const subscribePush = defineCall({
  topic: 'account/notices',
  method: 'POST',
  path: '/api/push/subscribe',
  role: 'user',
  summary:
    "Subscribes this session's device to the caller's notifications, in the language of the call, until the session ends.",
  refuses: { push_unavailable: 422, push_endpoint_refused: 422 },
  request: z.strictObject({
    endpoint,
    /** The browser's public key. */
    p256dh: bytes(65),
    /** The secret it shares with senders. */
    auth: bytes(16),
  }),
  response: z.object({}),
});

export const unsubscribePush = defineCall({
  topic: 'account/notices',
  method: 'POST',
  path: '/api/push/unsubscribe',
  role: 'user',
  summary: "Unsubscribes this session's device from notifications.",
  request: z.strictObject({}),
  response: z.object({}),
});
