import type { Topic } from '@mcy/api/contract';
import type { Touch } from '../facts/notes.ts';
import { type KeptAnswer, keepEnvelope } from './keepEnvelope.ts';

/** How old a kept answer gets at most, in ms: what no touch tells is seen after that. */
const longest = 1_000;

/** The memory that kept answers take at most, in bytes. */
const mostBytes = 16 * 1024 * 1024;

/** Answers that are the same for every guest, kept for a second in this process. */
export interface GuestAnswers {
  /** The answer kept under a key, or the one computed; all who ask meanwhile wait for the same computation. */
  answer: (key: string, topic: Topic, compute: () => Promise<string>) => Promise<KeptAnswer>;
  /** Drops the answers of topics that were touched for everybody. */
  forget: (touches: readonly Touch[]) => void;
  forgetAll: () => void;
}

interface Kept {
  topic: Topic;
  answer: KeptAnswer;
  /** By `performance.now()`. */
  until: number;
  bytes: number;
}

interface Computation {
  topic: Topic;
  answer: Promise<KeptAnswer>;
}

export function createGuestAnswers(limits = { longest, mostBytes }): GuestAnswers {
  /** The latest last. One that is too old stays as long as there is room: the next may be the same, and compressed already. */
  const kept = new Map<string, Kept>();
  const running = new Map<string, Computation>();
  let bytes = 0;

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

  async function compute(key: string, own: Computation, read: () => Promise<string>): Promise<KeptAnswer> {
    const until = performance.now() + limits.longest;
    try {
      const envelope = await read();
      const before = kept.get(key)?.answer;
      const answer = before?.envelope === envelope ? before : keepEnvelope(envelope);
      // What a touch dropped meanwhile may have been read before the change.
      if (running.get(key) === own)
        keep(key, { topic: own.topic, answer, until, bytes: answer.bytes + 2 * key.length });
      return answer;
    } finally {
      if (running.get(key) === own) running.delete(key);
    }
  }

  function drop(concerns: (topic: Topic) => boolean): void {
    for (const each of kept.values()) if (concerns(each.topic)) each.until = 0;
    for (const [key, { topic }] of running) if (concerns(topic)) running.delete(key);
  }

  return {
    answer: (key, topic, read) => {
      const known = kept.get(key);
      if (known && performance.now() < known.until) return Promise.resolve(known.answer);
      const waited = running.get(key);
      if (waited) return waited.answer;
      const { promise, resolve, reject } = Promise.withResolvers<KeptAnswer>();
      const own: Computation = { topic, answer: promise };
      running.set(key, own);
      compute(key, own, read).then(resolve, reject);
      return promise;
    },
    forget: (touches) => {
      const topics = new Set(touches.flatMap(({ topic, user_id }) => (user_id === 'everybody' ? [topic] : [])));
      if (topics.size > 0) drop((topic) => topics.has(topic));
    },
    forgetAll: () => drop(() => true),
  };
}
