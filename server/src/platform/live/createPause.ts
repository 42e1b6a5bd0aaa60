import type { Topic } from '@mcy/api/contract';
import type { Touch } from '../facts/notes.ts';

/** Shortest time between two tellings of one topic, in ms. */
const pause = 500;

/** More subjects than these are told as the whole topic. */
const mostSubjects = 50;

/** What changed in a topic since it was told. */
export interface News {
  /** The pages whose answers named it, or null for others. */
  by: ReadonlySet<string | null>;
  /** Whose answers changed, such as pools'; null for all. */
  subjects: ReadonlySet<string> | null;
}

/** Each topic with what changed. */
export type Touched = ReadonlyMap<Topic, News>;

/** Tells topics at once, and what is touched while they pause when that is over. */
export interface Pause {
  touch: (touches: readonly Touch[]) => void;
}

interface PauseOptions {
  /** A pause begins when it is done. */
  tell: (touched: Touched) => Promise<void> | void;
  /** No topic pauses anymore. */
  onOver?: () => void;
}

export function createPause({ tell, onOver }: PauseOptions): Pause {
  /** The topics that pause, with what waits for the end of it. */
  const waiting = new Map<Topic, News | null>();

  async function say(touched: Touched): Promise<void> {
    for (const topic of touched.keys()) waiting.set(topic, null);
    await tell(touched);
    setTimeout(wake, pause, [...touched.keys()]).unref();
  }

  function wake(topics: readonly Topic[]): void {
    const again = new Map<Topic, News>();
    for (const topic of topics) {
      const news = waiting.get(topic);
      waiting.delete(topic);
      if (news) again.set(topic, news);
    }
    if (again.size > 0) void say(again);
    else if (waiting.size === 0) onOver?.();
  }

  return {
    touch: (touches) => {
      const now = new Map<Topic, News>();
      for (const touched of touches) {
        const { topic } = touched;
        const place = waiting.has(topic) ? waiting : now;
        place.set(topic, withTouch(place.get(topic) ?? null, touched));
      }
      if (now.size > 0) void say(now);
    },
  };
}

function withTouch(news: News | null, { page_id, subject }: Touch): News {
  const by = new Set(news?.by).add(page_id ?? null);
  if (subject === undefined || news?.subjects === null) return { by, subjects: null };
  const subjects = new Set(news?.subjects).add(subject);
  return { by, subjects: subjects.size > mostSubjects ? null : subjects };
}
