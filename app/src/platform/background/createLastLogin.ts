/** How long after one last-login call the next may be made, in ms (spec §9). */
const interval = 180_000;

/** When the last such call was made, in ms since 1970, under its name of spec §3. */
const key = 'lastLoginRequestTime';

interface LastLoginOptions {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  isSignedIn: () => boolean;
  /** Tells the server. Its answer is logged and nothing else (spec §7). */
  send: () => Promise<unknown>;
  log: (outcome: unknown) => void;
  now?: () => number;
}

/** What happens when the app goes to the background: the server is told, by who is signed in, at most every 180000 ms. */
export function createLastLogin({ storage, isSignedIn, send, log, now = Date.now }: LastLoginOptions): () => void {
  return () => {
    if (!isSignedIn()) return;
    const at = now();
    const since = at - Number(storage.getItem(key) ?? Number.NaN);
    // A time to come is of a clock that was set back since: it must not silence the app until then.
    if (since >= 0 && since <= interval) return;
    // Before the call: the app may be gone before its answer, and another tab goes to the background with it.
    storage.setItem(key, String(at));
    void send().then(log, log);
  };
}
