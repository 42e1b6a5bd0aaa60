import { writeSms } from './messageWords.ts';
import type { Channel } from './outgoingSender.ts';

const timeout = 10_000;

/** Text messages through an HTTP service: POST `{ to, text }` with the token; any status but 2xx is a failure. */
export function smsChannel({ url, token }: { url: string; token: string }): Channel {
  return {
    deliver: async (message) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify({ to: message.sign_in_name, text: writeSms(message) }),
        // Redirects would leak the token.
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The SMS service answered ${response.status}.`);
    },
    close: () => {},
  };
}
