import * as z from 'zod/mini';
import { randomKey } from './randomKey.ts';

/** How long an unanswered request counts as the same attempt when it is made again. */
const attemptLifetime = 600_000;

/** Leaving a page fails its requests too: what a reload interrupted must outlive that failure. */
const suspendDelay = 1000;

/** Where attempts that must survive a reload are kept: the browser's `sessionStorage`. */
export type AttemptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A state-changing request whose answer has not come yet. */
const attemptSchema = z.object({ key: z.string(), body: z.string(), begunAt: z.number() });
type Attempt = z.infer<typeof attemptSchema>;

/**
 * Idempotency keys: one per attempt, kept until the server has decided.
 * Making the same request again after a lost answer is the same attempt, so its effect happens once.
 */
export interface Attempts {
  /** The key of this request. `actor` is who makes it and to which call. */
  begin: (actor: string, body: string, survivesReload: boolean) => string;
  /** No answer came, and the person is told so: it is theirs to make the request again, no reload does it for them. */
  suspend: (actor: string, body: string) => void;
  /** The server has decided: the same request made again is a new one. */
  settle: (actor: string, body: string) => void;
  /** The body of the attempt that a reload interrupted; null when there is none. */
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
