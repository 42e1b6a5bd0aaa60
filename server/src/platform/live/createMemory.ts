import type { Topic } from '@mcy/api/contract';
import type { Touch } from '../facts/notes.ts';

/** For how long a touch is remembered, in ms: longer than a page takes to open its stream, or to come back to it. */
const remembered = 60_000;

/** For how many users touches are remembered: about 10 MB. */
const mostUsers = 10_000;

/** The last touch of a topic, and the last one by another page than that: enough to leave out any single page's own. */
interface LastTouch {
  at: number;
  /** The page whose answer named it; null when several pages did. */
  by: string | null;
  otherAt: number;
}

interface Remembered {
  at: number;
  topics: Map<Topic, LastTouch>;
}

/** What was touched, for the user and for everybody. */
export interface Recalled {
  topics: readonly Topic[];
  everybody: readonly Topic[];
}

/** What was touched a short while ago. */
export interface Memory {
  remember: (touches: readonly Touch[]) => void;
  /** Treats everything before now as unknown. */
  forget: () => void;
  /** What others than this page touched in the last so many ms; null when that is longer than it remembers. */
  recall: (page: { user_id: string | null; page_id: string | null }, age: number) => Recalled | null;
}

/**
 * Remembers the topics that were touched for each user and for everybody. When there are too many users, it forgets the
 * earliest touches of any user, and remembers a shorter time: nobody silently misses a touch.
 */
export function createMemory({ users: most }: { users: number } = { users: mostUsers }): Memory {
  const everybody: Remembered = { at: 0, topics: new Map() };
  /** The user who was touched last comes last. */
  const users = new Map<string, Remembered>();
  /** Touches until then are unknown, and so are those for users. */
  let since = performance.now();
  let usersSince = since;

  function write({ topics }: Remembered, touches: readonly Touch[], now: number): void {
    for (const { topic, page_id = null } of touches) {
      const last = topics.get(topic);
      if (!last) topics.set(topic, { at: now, by: page_id, otherAt: -Infinity });
      else if (last.by === page_id) last.at = now;
      else topics.set(topic, { at: now, by: page_id, otherAt: last.at });
    }
  }

  function drop(now: number): void {
    for (const [user_id, { at }] of users) {
      if (at > now - remembered && users.size <= most) return;
      users.delete(user_id);
      usersSince = Math.max(usersSince, at);
    }
  }

  return {
    remember: (touches) => {
      const now = performance.now();
      for (const [user_id, own] of Map.groupBy(touches, (touch) => touch.user_id)) {
        if (user_id === 'everybody') {
          write(everybody, own, now);
          continue;
        }
        const known = users.get(user_id) ?? { at: now, topics: new Map() };
        known.at = now;
        write(known, own, now);
        users.delete(user_id);
        users.set(user_id, known);
      }
      drop(now);
    },
    forget: () => {
      since = performance.now();
      usersSince = since;
      users.clear();
      everybody.topics.clear();
    },
    recall: ({ user_id, page_id }, age) => {
      const now = performance.now();
      const from = now - age;
      if (age > remembered || from <= (user_id === null ? since : Math.max(since, usersSince))) return null;
      const touchedIn = ({ topics }: Remembered): Topic[] =>
        [...topics].filter(([, last]) => whenByOthers(last, page_id) >= from).map(([topic]) => topic);
      const own = user_id === null ? undefined : users.get(user_id);
      return { topics: own ? touchedIn(own) : [], everybody: touchedIn(everybody) };
    },
  };
}

/** When a topic was last touched, other than by this page. */
function whenByOthers({ at, by, otherAt }: LastTouch, page_id: string | null): number {
  return by === null || by !== page_id ? at : otherAt;
}
