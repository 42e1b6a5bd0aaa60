/** Minimum time between last-login calls, in ms (spec §9). */
const interval = 180_000;

/** Time of the last such call, in ms since 1970, under its name in spec §3. */
const key = 'lastLoginRequestTime';

interface LastLoginOptions {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  isSignedIn: () => boolean;
  /** Calls the server. The answer is only logged (spec §7). */
  send: () => Promise<unknown>;
  log: (outcome: unknown) => void;
  now?: () => number;
}

/** When the app goes to the background, tells the server for a signed-in user, at most every 180000 ms. */
export function createLastLogin({ storage, isSignedIn, send, log, now = Date.now }: LastLoginOptions): () => void {
  return () => {
    if (!isSignedIn()) return;
    const at = now();
    const since = at - Number(storage.getItem(key) ?? Number.NaN);
    // A time in the future means that the clock was set back; it must not silence the app until then.
    if (since >= 0 && since <= interval) return;
    // Before the call: the app may be gone before the answer, and other tabs go to the background at the same time.
    storage.setItem(key, String(at));
    void send().then(log, log);
  };
}
