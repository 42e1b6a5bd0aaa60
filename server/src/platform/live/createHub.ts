import type { Topic } from '@mcy/api/contract';
import type { Touch } from '../facts/notes.ts';
import { type Memory, createMemory } from './createMemory.ts';
import { type Pause, type Touched, createPause } from './createPause.ts';
import { type SeatLimits, createSeats, seatLimits } from './createSeats.ts';
import { inSlices } from './inSlices.ts';

/** Whose answers of a topic changed; all of them where it is not named. */
export type Subjects = Readonly<Partial<Record<Topic, readonly string[]>>>;

/** An open page that receives touches. */
export interface Page {
  /** Null for a guest. */
  user_id: string | null;
  /** The id it sends with its POSTs too; null when it sent none. */
  page_id: string | null;
  /** The network it is open from. */
  network: string;
  tell: (topics: readonly Topic[], whom: 'user' | 'everybody', subjects: Subjects) => void;
  /** Says nothing, so that nobody in between takes the connection for dead. */
  keepAlive: () => void;
  /** Its session may have ended: it ends if that is so. */
  askAgain: () => void;
  /** Ends it and removes it from the hub. */
  end: () => void;
}

/** How often a page hears something at least, in ms. */
const silence = 20_000;

/** The open pages of this process. */
export interface Hub {
  /** Tells the page from now on; false when there are too many. */
  admit: (page: Page) => boolean;
  remove: (page: Page) => void;
  /** How many pages of the same user, or guests of the same network, are open. */
  countOf: (page: Pick<Page, 'user_id' | 'network'>) => number;
  /** Tells the pages that these concern, and remembers them for pages that come later. */
  tell: (touches: readonly Touch[]) => void;
  /** What a page may have missed. */
  recall: Memory['recall'];
  /** Ends every page, and takes what was touched before for unknown. */
  startOver: () => void;
  endAll: () => void;
  /** Stops its clock. */
  close: () => void;
}

/** `sessionsTopic` returns the topic whose touch may end sessions. */
export function createHub(sessionsTopic: () => Topic, limits: SeatLimits = seatLimits): Hub {
  const pages = new Set<Page>();
  const seats = createSeats(limits);
  const memory = createMemory();
  const everybody = createPause({
    tell: (touched) => inSlices(pages, (page) => tellPage(page, touched, 'everybody')),
  });
  /** Users who were told something within the pause. */
  const pauses = new Map<string, Pause>();
  const beating = setInterval(() => void inSlices(pages, (page) => page.keepAlive()), silence);
  beating.unref();

  function pauseOf(user_id: string): Pause {
    const known = pauses.get(user_id);
    if (known) return known;
    const fresh = createPause({
      tell: (touched) => {
        for (const page of seats.ofUser(user_id)) {
          tellPage(page, touched, 'user');
          if (touched.has(sessionsTopic())) page.askAgain();
        }
      },
      onOver: () => pauses.delete(user_id),
    });
    pauses.set(user_id, fresh);
    return fresh;
  }

  function endAll(): void {
    void inSlices(pages, (page) => page.end());
  }

  return {
    admit: (page) => {
      if (!seats.take(page)) return false;
      pages.add(page);
      return true;
    },
    remove: (page) => {
      pages.delete(page);
      seats.leave(page);
    },
    countOf: seats.countOf,
    tell: (touches) => {
      memory.remember(touches);
      for (const [user_id, own] of Map.groupBy(touches, (touch) => touch.user_id)) {
        if (user_id === 'everybody') everybody.touch(own);
        else if (seats.ofUser(user_id).size > 0) pauseOf(user_id).touch(own);
      }
    },
    recall: memory.recall,
    startOver: () => {
      memory.forget();
      endAll();
    },
    endAll,
    close: () => clearInterval(beating),
  };
}

/** Tells a page what others touched: what its own answer named, it knows. */
function tellPage(page: Page, touched: Touched, whom: 'user' | 'everybody'): void {
  const news = [...touched].filter(([, { by }]) =>
    [...by].some((page_id) => page_id === null || page_id !== page.page_id),
  );
  if (news.length === 0) return;
  const subjects = news.flatMap(([topic, about]) => (about.subjects ? [[topic, [...about.subjects]]] : []));
  page.tell(
    news.map(([topic]) => topic),
    whom,
    // Object.fromEntries forgets that its keys are topics.
    Object.fromEntries(subjects) as Subjects,
  );
}
