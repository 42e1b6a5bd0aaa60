import { randomKey } from './randomKey.ts';

/** How long a repeated request still counts as the same attempt. */
const attemptLifetime = 600_000;

/** A state-changing request that has no answer yet. */
interface Attempt {
  key: string;
  begunAt: number;
}

/**
 * Idempotency keys: one per attempt, kept by the page until the server has decided.
 * Repeating a request after a lost answer is the same attempt, so it takes effect once. What pays is kept longer: see `orderHook`.
 */
export interface Attempts {
  /** Returns the key of this request. `actor` is the user and the call. */
  begin: (actor: string, body: string) => string;
  /** The server has decided: repeating the request makes a new attempt. */
  settle: (actor: string, body: string) => void;
}

export function createAttempts(): Attempts {
  const unanswered = new Map<string, Attempt>();
  return {
    begin(actor, body) {
      const name = mapKey(actor, body);
      const known = unanswered.get(name);
      const attempt =
        known && Date.now() - known.begunAt < attemptLifetime ? known : { key: randomKey(), begunAt: Date.now() };
      unanswered.set(name, attempt);
      return attempt.key;
    },
    settle: (actor, body) => void unanswered.delete(mapKey(actor, body)),
  };
}

function mapKey(actor: string, body: string): string {
  return `${actor} ${body}`;
}
