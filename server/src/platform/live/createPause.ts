import type { Topic } from '@mcy/api/contract';
import type { Touch } from '../facts/notes.ts';

/** Shortest time between two tellings of one topic, in ms. */
const pause = 500;

/** Each topic with the pages whose answers named it, or null for several pages. */
export type Touched = ReadonlyMap<Topic, ReadonlySet<string | null>>;

/** Tells topics at once, and what is touched while they pause when that is over. */
export interface Pause {
  touch: (touches: readonly Touch[]) => void;
}

interface PauseOptions {
  /** A pause begins when it is done. */
  tell: (touched: Touched) => Promise<void> | void;
  /** No topic pauses any more. */
  onOver?: () => void;
}

export function createPause({ tell, onOver }: PauseOptions): Pause {
  /** The topics that pause, with what waits for the end of it. */
  const waiting = new Map<Topic, Set<string | null>>();

  async function say(touched: Touched): Promise<void> {
    for (const topic of touched.keys()) waiting.set(topic, new Set());
    await tell(touched);
    setTimeout(wake, pause, [...touched.keys()]).unref();
  }

  function wake(topics: readonly Topic[]): void {
    const again = new Map<Topic, ReadonlySet<string | null>>();
    for (const topic of topics) {
      const by = waiting.get(topic);
      waiting.delete(topic);
      if (by && by.size > 0) again.set(topic, by);
    }
    if (again.size > 0) void say(again);
    else if (waiting.size === 0) onOver?.();
  }

  return {
    touch: (touches) => {
      const now = new Map<Topic, Set<string | null>>();
      for (const { topic, page_id = null } of touches) {
        const by = waiting.get(topic) ?? now.get(topic) ?? new Set();
        by.add(page_id);
        if (!waiting.has(topic)) now.set(topic, by);
      }
      if (now.size > 0) void say(now);
    },
  };
}
