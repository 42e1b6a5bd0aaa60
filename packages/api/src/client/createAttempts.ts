import * as z from 'zod/mini';
import { randomKey } from './randomKey.ts';

/** How long a repeated request still counts as the same attempt. */
const attemptLifetime = 600_000;

/** Leaving a page also fails its requests: an attempt interrupted by a reload must survive that failure. */
const suspendDelay = 1000;

/** Storage for attempts that must survive a reload: the browser's `sessionStorage`. */
export type AttemptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A state-changing request that has no answer yet. */
const attemptSchema = z.object({ key: z.string(), body: z.string(), begunAt: z.number() });
type Attempt = z.infer<typeof attemptSchema>;

/**
 * Idempotency keys: one per attempt, kept until the server has decided.
 * Repeating a request after a lost answer is the same attempt, so it takes effect once.
 */
export interface Attempts {
  /** Returns the key of this request. `actor` is the user and the call. */
  begin: (actor: string, body: string, survivesReload: boolean) => string;
  /** No answer came, and the person knows: a reload no longer resumes the request. */
  suspend: (actor: string, body: string) => void;
  /** The server has decided: repeating the request makes a new attempt. */
  settle: (actor: string, body: string) => void;
  /** Returns the body of the attempt that a reload interrupted; null without one. */
  interrupted: (actor: string) => string | null;
}

export function createAttempts(storage: AttemptStorage | undefined): Attempts {
  const unanswered = new Map<string, Attempt>();
  const underWay = new Set<string>();

  function stored(actor: string): Attempt | null {
    const attempt = readAttempt(storage?.getItem(storageKey(actor)) ?? null);
    return attempt && isFresh(attempt) ? attempt : null;
  }

  function find(actor: string, body: string): Attempt | null {
    const attempt = unanswered.get(mapKey(actor, body)) ?? stored(actor);
    return attempt?.body === body && isFresh(attempt) ? attempt : null;
  }

  return {
    begin(actor, body, survivesReload) {
      const attempt = find(actor, body) ?? { key: randomKey(), body, begunAt: Date.now() };
      unanswered.set(mapKey(actor, body), attempt);
      underWay.add(attempt.key);
      if (survivesReload) storage?.setItem(storageKey(actor), JSON.stringify(attempt));
      return attempt.key;
    },
    suspend(actor, body) {
      const key = unanswered.get(mapKey(actor, body))?.key ?? '';
      underWay.delete(key);
      setTimeout(() => {
        if (!underWay.has(key) && stored(actor)?.key === key) storage?.removeItem(storageKey(actor));
      }, suspendDelay);
    },
    settle(actor, body) {
      const key = unanswered.get(mapKey(actor, body))?.key ?? '';
      underWay.delete(key);
      unanswered.delete(mapKey(actor, body));
      if (stored(actor)?.key === key) storage?.removeItem(storageKey(actor));
    },
    interrupted(actor) {
      return stored(actor)?.body ?? null;
    },
  };
}

function isFresh(attempt: Attempt): boolean {
  return Date.now() - attempt.begunAt < attemptLifetime;
}

function mapKey(actor: string, body: string): string {
  return `${actor} ${body}`;
}

function storageKey(actor: string): string {
  return `attempt ${actor}`;
}

function readAttempt(text: string | null): Attempt | null {
  try {
    return z.nullable(attemptSchema).parse(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}
