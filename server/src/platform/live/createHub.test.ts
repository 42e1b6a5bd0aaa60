import type { Topic } from '@mcy/api/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Hub, type Page, type Subjects, createHub } from './createHub.ts';

interface Told {
  topics: readonly Topic[];
  whom: 'user' | 'everybody';
  subjects: Subjects;
}

let hub: Hub;

/** A page that writes down what it is told. */
function pageOf({ user_id = null, page_id = null, network = 'a' }: Partial<Page> = {}) {
  const told: Told[] = [];
  const heard = { told, alive: 0, asked: 0, ended: false };
  const page: Page = {
    user_id,
    page_id,
    network,
    tell: (topics, whom, subjects) => told.push({ topics, whom, subjects }),
    keepAlive: () => (heard.alive += 1),
    askAgain: () => (heard.asked += 1),
    end: () => {
      heard.ended = true;
      hub.remove(page);
    },
  };
  return { page, heard };
}

function open(settings?: Partial<Page>) {
  const { page, heard } = pageOf(settings);
  return { admitted: hub.admit(page), page, heard };
}

afterEach(() => hub.close());

describe('how many pages a process holds', () => {
  beforeEach(() => {
    hub = createHub(() => 'account/entry', { ofUser: 2, ofNetwork: 3, guests: 5, all: 8 });
  });
  const guests = (network: string, count: number) => Array.from({ length: count }, () => open({ network }));

  it('counts a signed-in page by its user alone, and guests by their network', () => {
    expect(guests('carrier', 4).map(({ admitted }) => admitted)).toEqual([true, true, true, false]);
    const own = Array.from({ length: 3 }, () => open({ user_id: 'lan', network: 'carrier' }));
    expect(own.map(({ admitted }) => admitted)).toEqual([true, true, false]);
    expect(open({ user_id: 'minh', network: 'carrier' }).admitted).toBe(true);
  });

  it('ends the oldest guest of the fullest network for a guest of an emptier one', () => {
    const crowd = guests('crowd', 3);
    const others = guests('other', 2);
    expect(open({ network: 'new' }).admitted).toBe(true);
    expect(crowd.map(({ heard }) => heard.ended)).toEqual([true, false, false]);
    expect(others.map(({ heard }) => heard.ended)).toEqual([false, false]);
    // Nobody has two more than they would have then.
    expect(open({ network: 'other' }).admitted).toBe(false);
    expect(open({ network: 'new' }).admitted).toBe(false);
    expect(hub.countOf({ user_id: null, network: 'crowd' })).toBe(2);
  });

  it('ends guests for signed-in pages, and then pages of the user who has the most', () => {
    const crowd = [...guests('one', 3), ...guests('two', 2)];
    const own = ['lan', 'lan', 'minh', 'minh', 'an', 'an', 'binh'].map((user_id) => open({ user_id }));
    expect(own.every(({ admitted }) => admitted)).toBe(true);
    expect(crowd.map(({ heard }) => heard.ended)).toEqual([true, true, true, true, false]);
    expect(open({ network: 'three' }).admitted, 'a guest').toBe(false);
    expect(open({ user_id: 'binh' }).admitted).toBe(true);
    expect(crowd.every(({ heard }) => heard.ended)).toBe(true);
    // Everybody has two now: a newcomer gets one of them.
    expect(open({ user_id: 'cuong' }).admitted).toBe(true);
    expect(own.map(({ heard }) => heard.ended)).toEqual([true, false, false, false, false, false, false]);
    expect(open({ user_id: 'lan' }).admitted).toBe(false);
    expect(open({ network: 'three' }).admitted, 'a guest').toBe(false);
  });

  it('knows nothing of pages that left', () => {
    for (const settings of [{ user_id: 'lan' }, { network: 'one' }]) {
      for (let time = 0; time < 20; time += 1) {
        const { admitted, page } = open(settings);
        expect(admitted).toBe(true);
        hub.remove(page);
        hub.remove(page);
      }
    }
    const all = [...guests('one', 3), ...guests('two', 2), open({ user_id: 'lan' })];
    expect(all.every(({ admitted, heard }) => admitted && !heard.ended)).toBe(true);
  });
});

describe('what pages are told', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    hub = createHub(() => 'account/entry');
  });
  afterEach(() => void vi.useRealTimers());
  const turn = () => new Promise((resolve) => setImmediate(resolve));

  it('tells a user of a topic at once, and twice a second at most', async () => {
    const { heard } = open({ user_id: 'lan' });
    for (let touch = 0; touch < 50; touch += 1) {
      hub.tell([{ topic: 'account/people', user_id: 'lan' }]);
      if (touch === 0) expect(heard.told).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(100);
    }
    await vi.advanceTimersByTimeAsync(1000);
    expect(heard.told.length).toBeGreaterThanOrEqual(9);
    expect(heard.told.length).toBeLessThanOrEqual(11);
  });

  it('tells another topic and another user meanwhile', async () => {
    const [lan, minh] = [open({ user_id: 'lan' }), open({ user_id: 'minh' })];
    hub.tell([{ topic: 'account/people', user_id: 'lan' }]);
    await vi.advanceTimersByTimeAsync(10);
    hub.tell([{ topic: 'account/notices', user_id: 'lan' }]);
    hub.tell([{ topic: 'account/people', user_id: 'minh' }]);
    expect(lan.heard.told.flatMap(({ topics }) => topics)).toEqual(['account/people', 'account/notices']);
    expect(minh.heard.told).toEqual([{ topics: ['account/people'], whom: 'user', subjects: {} }]);
  });

  it('tells whose answers changed, together after a pause, and all of them once one did not say', async () => {
    const { heard } = open();
    const touch = (subject?: string) =>
      hub.tell([{ topic: 'boxes/pools', user_id: 'everybody', ...(subject !== undefined && { subject }) }]);
    touch('one');
    for (const subject of ['one', 'two', 'one']) touch(subject);
    await vi.advanceTimersByTimeAsync(600);
    expect(heard.told.map(({ subjects }) => subjects)).toEqual([
      { 'boxes/pools': ['one'] },
      { 'boxes/pools': ['one', 'two'] },
    ]);
    touch('one');
    touch();
    await vi.advanceTimersByTimeAsync(600);
    expect(heard.told.at(-1)?.subjects).toEqual({});
    for (let pool = 0; pool < 60; pool += 1) touch(`pool-${pool}`);
    await vi.advanceTimersByTimeAsync(600);
    expect(heard.told.at(-1)?.subjects).toEqual({});
  });

  it('remembers during the pause which page’s own answer named a topic', async () => {
    const [mine, other] = [open({ user_id: 'lan', page_id: 'mine' }), open({ user_id: 'lan', page_id: 'other' })];
    const touch = () => hub.tell([{ topic: 'wallet/flow', user_id: 'lan', page_id: 'mine' }]);
    touch();
    touch();
    await vi.advanceTimersByTimeAsync(600);
    expect(mine.heard.told).toEqual([]);
    expect(other.heard.told).toHaveLength(2);
    touch();
    hub.tell([{ topic: 'wallet/flow', user_id: 'lan' }]);
    await vi.advanceTimersByTimeAsync(600);
    expect(mine.heard.told).toHaveLength(1);
  });

  it('lets the process answer others while it tells thousands of pages, and tells all of them once', async () => {
    const pages = Array.from({ length: 1000 }, (_, index) => open({ network: String(index) }));
    const count = () => pages.filter(({ heard }) => heard.told.length > 0).length;
    hub.tell([{ topic: 'boxes/pools', user_id: 'everybody' }]);
    const before = count();
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(250);
    await turn();
    expect(count()).toBeLessThan(500);
    for (let turns = 0; turns < 50; turns += 1) await turn();
    expect(pages.every(({ heard }) => heard.told.length === 1)).toBe(true);

    vi.advanceTimersByTime(20_000);
    expect(pages.filter(({ heard }) => heard.alive > 0).length).toBeLessThan(250);
    for (let turns = 0; turns < 50; turns += 1) await turn();
    expect(pages.every(({ heard }) => heard.alive === 1)).toBe(true);

    hub.endAll();
    expect(pages.filter(({ heard }) => heard.ended).length).toBeLessThan(250);
    const later = open();
    for (let turns = 0; turns < 50; turns += 1) await turn();
    expect(pages.every(({ heard }) => heard.ended)).toBe(true);
    expect(later.heard.ended).toBe(false);
  });
});
