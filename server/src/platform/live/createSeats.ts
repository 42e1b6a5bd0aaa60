import type { Page } from './createHub.ts';

/** How many pages a process holds. */
export interface SeatLimits {
  /** Pages of one user. */
  ofUser: number;
  /** Guests of one network: of an IPv4 address, or of an IPv6 /48, because one customer may have all of that. */
  ofNetwork: number;
  /** Guests of all networks. */
  guests: number;
  /** Guests and users. */
  all: number;
}

/**
 * Ours. A mobile carrier puts many customers behind one address, so nobody signed in is counted by it. The totals bound
 * the work of a broadcast (about 40 ms for 1,000 pages) and memory (about 20 kB a page).
 */
export const seatLimits: SeatLimits = { ofUser: 10, ofNetwork: 400, guests: 4000, all: 10_000 };

/** Pages by user or network; the oldest of each comes first. */
type Groups = Map<string, Set<Page>>;

/** Decides which pages a process holds. */
export interface Seats {
  /** Gives a page a seat, ending another one if need be. False when there is none for it. */
  take: (page: Page) => boolean;
  leave: (page: Page) => void;
  ofUser: (user_id: string) => ReadonlySet<Page>;
  /** How many pages of the same user, or guests of the same network, have a seat. */
  countOf: (page: Pick<Page, 'user_id' | 'network'>) => number;
}

const nobody: ReadonlySet<Page> = new Set();

/**
 * Counts signed-in pages by user and guests by network, so that no stranger takes a user's seat. When all seats are
 * taken, the user or network with the most gives one to another with fewer, and guests give theirs to users.
 */
export function createSeats(limits: SeatLimits): Seats {
  const users: Groups = new Map();
  const networks: Groups = new Map();
  let guests = 0;
  let signedIn = 0;

  const groupsOf = ({ user_id }: Pick<Page, 'user_id'>): Groups => (user_id === null ? networks : users);
  const nameOf = ({ user_id, network }: Pick<Page, 'user_id' | 'network'>): string => user_id ?? network;
  const countOf = (page: Pick<Page, 'user_id' | 'network'>): number => groupsOf(page).get(nameOf(page))?.size ?? 0;

  /** Ends the oldest page of the largest group that holds more than so many; false when none does. */
  function endOldest(groups: Groups, moreThan: number): boolean {
    let largest: ReadonlySet<Page> = nobody;
    for (const group of groups.values()) if (group.size > largest.size) largest = group;
    const [oldest] = largest;
    if (!oldest || largest.size <= moreThan) return false;
    oldest.end();
    return true;
  }

  function makeRoom(page: Page): boolean {
    // The group that gives a seat away keeps at least as many as the other one has then.
    const held = countOf(page) + 1;
    const isFull = guests + signedIn >= limits.all;
    if (page.user_id === null) return (guests < limits.guests && !isFull) || endOldest(networks, held);
    return !isFull || endOldest(networks, 0) || endOldest(users, held);
  }

  return {
    take: (page) => {
      if (countOf(page) >= (page.user_id === null ? limits.ofNetwork : limits.ofUser) || !makeRoom(page)) return false;
      const groups = groupsOf(page);
      const group = groups.get(nameOf(page)) ?? new Set();
      groups.set(nameOf(page), group.add(page));
      if (page.user_id === null) guests += 1;
      else signedIn += 1;
      return true;
    },
    leave: (page) => {
      const groups = groupsOf(page);
      const group = groups.get(nameOf(page));
      if (group?.delete(page) !== true) return;
      if (group.size === 0) groups.delete(nameOf(page));
      if (page.user_id === null) guests -= 1;
      else signedIn -= 1;
    },
    ofUser: (user_id) => users.get(user_id) ?? nobody,
    countOf,
  };
}
