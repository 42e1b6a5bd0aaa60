import type { Topic } from '@mcy/api/contract';
import type { Touch } from '../facts/notes.ts';
import { sessionsTopic } from '../http/authentication.ts';

/** An open page that receives touches. */
export interface Page {
  /** Null for a guest. */
  user_id: string | null;
  /** The network it is open from. */
  network: string;
  tell: (topics: readonly Topic[]) => void;
  /** Says nothing, so that nobody in between takes the connection for dead. */
  keepAlive: () => void;
  /** Its session may have ended: it ends if that is so. */
  askAgain: () => void;
  end: () => void;
}

/** Shortest time between two broadcasts of one topic, in ms. */
const pause = 500;

/** How often a page hears something at least, in ms. */
const silence = 20_000;

/** The open pages of this process. */
export interface Hub {
  add: (page: Page) => void;
  remove: (page: Page) => void;
  countOf: (page: Pick<Page, 'user_id' | 'network'>) => { user: number; network: number };
  /** Tells the pages that these concern. */
  tell: (touches: readonly Touch[]) => void;
  endAll: () => void;
  /** Stops its clocks. */
  close: () => void;
}

export function createHub(): Hub {
  const pages = new Set<Page>();
  const ofUsers = new Map<string, Set<Page>>();
  const networks = new Map<string, number>();
  /** For everybody, until the pause is over. */
  const later = new Set<Topic>();
  let resting: NodeJS.Timeout | undefined;
  const beating = setInterval(() => {
    for (const page of pages) page.keepAlive();
  }, silence);
  beating.unref();

  function tellEverybody(): void {
    if (resting !== undefined || later.size === 0) return;
    const topics = [...later];
    later.clear();
    for (const page of pages) page.tell(topics);
    resting = setTimeout(() => {
      resting = undefined;
      tellEverybody();
    }, pause);
    resting.unref();
  }

  function tellUser(user_id: string, topics: readonly Topic[]): void {
    for (const page of ofUsers.get(user_id) ?? []) {
      page.tell(topics);
      if (topics.includes(sessionsTopic)) page.askAgain();
    }
  }

  return {
    add: (page) => {
      pages.add(page);
      networks.set(page.network, (networks.get(page.network) ?? 0) + 1);
      if (page.user_id === null) return;
      const own = ofUsers.get(page.user_id) ?? new Set();
      ofUsers.set(page.user_id, own.add(page));
    },
    remove: (page) => {
      if (!pages.delete(page)) return;
      const left = (networks.get(page.network) ?? 1) - 1;
      if (left === 0) networks.delete(page.network);
      else networks.set(page.network, left);
      if (page.user_id === null) return;
      const own = ofUsers.get(page.user_id);
      own?.delete(page);
      if (own?.size === 0) ofUsers.delete(page.user_id);
    },
    countOf: ({ user_id, network }) => ({
      user: user_id === null ? 0 : (ofUsers.get(user_id)?.size ?? 0),
      network: networks.get(network) ?? 0,
    }),
    tell: (touches) => {
      const byUser = Map.groupBy(touches, ({ user_id }) => user_id);
      for (const [user_id, own] of byUser) {
        const topics = own.map(({ topic }) => topic);
        if (user_id === 'everybody') for (const topic of topics) later.add(topic);
        else tellUser(user_id, topics);
      }
      tellEverybody();
    },
    endAll: () => {
      for (const page of pages) page.end();
    },
    close: () => {
      clearInterval(beating);
      clearTimeout(resting);
    },
  };
}
