import type { Topic } from '@mcy/api/contract';
import type { Touch } from '../facts/notes.ts';
import { sessionsTopic } from '../http/authentication.ts';

/** An open page that receives touches. */
export interface Page {
  /** Null for a guest. */
  user_id: string | null;
  /** The id it sends with its POSTs too; null when it sent none. */
  page_id: string | null;
  /** The network it is open from. */
  network: string;
  tell: (topics: readonly Topic[], whom: 'user' | 'everybody') => void;
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
  /** For everybody, until the pause is over: each topic with the pages whose answers named it, or null for anybody's. */
  const later = new Map<Topic, Set<string | null>>();
  let resting: NodeJS.Timeout | undefined;
  const beating = setInterval(() => {
    for (const page of pages) page.keepAlive();
  }, silence);
  beating.unref();

  function tellEverybody(): void {
    if (resting !== undefined || later.size === 0) return;
    const touched = [...later];
    later.clear();
    for (const page of pages) {
      const topics = touched
        .filter(([, by]) => [...by].some((page_id) => !isOf(page, page_id)))
        .map(([topic]) => topic);
      if (topics.length > 0) page.tell(topics, 'everybody');
    }
    resting = setTimeout(() => {
      resting = undefined;
      tellEverybody();
    }, pause);
    resting.unref();
  }

  function tellUser(user_id: string, touches: readonly Touch[]): void {
    for (const page of ofUsers.get(user_id) ?? []) {
      const others = touches.filter(({ page_id = null }) => !isOf(page, page_id));
      const topics = [...new Set(others.map(({ topic }) => topic))];
      if (topics.length > 0) page.tell(topics, 'user');
      if (touches.some(({ topic }) => topic === sessionsTopic)) page.askAgain();
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
        if (user_id !== 'everybody') tellUser(user_id, own);
        else
          for (const { topic, page_id = null } of own) later.set(topic, (later.get(topic) ?? new Set()).add(page_id));
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

/** Whether it is the page of this id, whose own answer said what it touched. */
function isOf(page: Page, page_id: string | null): boolean {
  return page_id !== null && page_id === page.page_id;
}
