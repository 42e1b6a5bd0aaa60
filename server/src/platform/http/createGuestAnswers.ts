import type { Touch } from '../facts/notes.ts';
import { type KeptAnswer, keepEnvelope } from './keepEnvelope.ts';

/** How old a kept answer gets at most, in ms: what no touch tells is seen after that. */
const longest = 1_000;

/** The memory that kept answers take at most, in bytes. */
const mostBytes = 16 * 1024 * 1024;

/** What an answer takes besides its text, in bytes, so that many empty ones count too. */
const overhead = 2_048;

/** Answers that are the same for every guest, kept for a second in this process. */
export interface GuestAnswers {
  /** The answer kept under a key, or the one computed; all who ask meanwhile wait for the same computation. */
  answer: (key: string, compute: () => Promise<string>) => Promise<KeptAnswer>;
  /** Drops all answers when something was touched for everybody: an answer may read the rows of any topic. */
  forget: (touches: readonly Touch[]) => void;
  forgetAll: () => void;
}

interface Kept {
  answer: KeptAnswer;
  /** By `performance.now()`. */
  until: number;
  /** The age in which it was computed: a touch begins the next. */
  age: number;
  bytes: number;
}

export function createGuestAnswers(limits = { longest, mostBytes }): GuestAnswers {
  /** The latest last. One that is too old stays as long as there is room: the next may be the same, and compressed already. */
  const kept = new Map<string, Kept>();
  const running = new Map<string, Promise<KeptAnswer>>();
  let bytes = 0;
  let age = 0;

  function remove(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  function keep(key: string, fresh: Kept): void {
    remove(key);
    kept.set(key, fresh);
    bytes += fresh.bytes;
    for (const oldest of kept.keys()) {
      if (bytes <= limits.mostBytes) return;
      remove(oldest);
    }
  }

  async function compute(key: string, begun: number, read: () => Promise<string>): Promise<KeptAnswer> {
    const until = performance.now() + limits.longest;
    try {
      const envelope = await read();
      const before = kept.get(key)?.answer;
      const answer = before?.envelope === envelope ? before : keepEnvelope(envelope);
      // What a touch dropped meanwhile may have been read before the change.
      if (begun === age) keep(key, { answer, until, age, bytes: answer.bytes + 2 * key.length + overhead });
      return answer;
    } finally {
      if (begun === age) running.delete(key);
    }
  }

  function forgetAll(): void {
    age += 1;
    running.clear();
  }

  return {
    answer: (key, read) => {
      const known = kept.get(key);
      if (known?.age === age && performance.now() < known.until) return Promise.resolve(known.answer);
      const waited = running.get(key);
      if (waited) return waited;
      const { promise, resolve, reject } = Promise.withResolvers<KeptAnswer>();
      running.set(key, promise);
      compute(key, age, read).then(resolve, reject);
      return promise;
    },
    forget: (touches) => {
      if (touches.some(({ user_id }) => user_id === 'everybody')) forgetAll();
    },
    forgetAll,
  };
}
