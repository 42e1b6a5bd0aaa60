import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Memory, createMemory } from './createMemory.ts';

let memory: Memory;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  memory = createMemory({ users: 3 });
  // Long enough for every age that is asked for below.
  vi.advanceTimersByTime(100_000);
});
afterEach(() => void vi.useRealTimers());

const lan = { user_id: 'lan', page_id: null };
const guest = { user_id: null, page_id: null };
const touchFor = (user_id: string, page_id?: string) =>
  memory.remember([{ topic: 'wallet/flow', user_id, ...(page_id !== undefined && { page_id }) }]);

it('tells what was touched within the time that is asked for', () => {
  touchFor('lan');
  vi.advanceTimersByTime(2000);
  memory.remember([
    { topic: 'account/notices', user_id: 'lan' },
    { topic: 'boxes/pools', user_id: 'everybody' },
    { topic: 'mall/cart', user_id: 'minh' },
  ]);
  vi.advanceTimersByTime(1000);
  expect(memory.recall(lan, 500)).toEqual({ topics: [], everybody: [] });
  expect(memory.recall(lan, 1500)).toEqual({ topics: ['account/notices'], everybody: ['boxes/pools'] });
  expect(memory.recall(lan, 5000)).toEqual({ topics: ['wallet/flow', 'account/notices'], everybody: ['boxes/pools'] });
  expect(memory.recall(guest, 5000)).toEqual({ topics: [], everybody: ['boxes/pools'] });
});

it('leaves out what only the page itself touched within it', () => {
  const page = { user_id: 'lan', page_id: 'mine' };
  touchFor('lan', 'phone');
  vi.advanceTimersByTime(1000);
  for (let time = 0; time < 3; time += 1) touchFor('lan', 'mine');
  vi.advanceTimersByTime(1000);
  expect(memory.recall(page, 1500)?.topics).toEqual([]);
  expect(memory.recall(page, 2500)?.topics).toEqual(['wallet/flow']);
  expect(memory.recall(lan, 1500)?.topics).toEqual(['wallet/flow']);
  touchFor('lan');
  expect(memory.recall(page, 500)?.topics).toEqual(['wallet/flow']);
});

it('knows nothing of what was before it, longer ago than a minute, or before something may have been missed', () => {
  expect(memory.recall(lan, 60_000)).not.toBeNull();
  expect(memory.recall(lan, 60_001)).toBeNull();
  memory.forget();
  vi.advanceTimersByTime(1000);
  expect(memory.recall(lan, 999)).not.toBeNull();
  for (const page of [lan, guest]) expect(memory.recall(page, 1000)).toBeNull();
});

it('forgets the earliest touches when there are too many users, says so, and keeps what everybody hears', () => {
  touchFor('everybody');
  touchFor('lan');
  vi.advanceTimersByTime(1000);
  for (const user_id of ['a', 'b', 'c', 'd']) {
    touchFor(user_id);
    vi.advanceTimersByTime(1000);
  }
  // Those of a were last: 4 s ago.
  expect(memory.recall(lan, 4000)).toBeNull();
  expect(memory.recall(lan, 3500)).toEqual({ topics: [], everybody: [] });
  expect(memory.recall({ user_id: 'b', page_id: null }, 3500)?.topics).toEqual(['wallet/flow']);
  expect(memory.recall(guest, 10_000)).toEqual({ topics: [], everybody: ['wallet/flow'] });
});

it('one user cannot make it forget the others, however often they are touched', () => {
  touchFor('lan');
  vi.advanceTimersByTime(1000);
  for (let time = 0; time < 1000; time += 1) touchFor('minh', `page-${time}`);
  expect(memory.recall(lan, 1500)?.topics).toEqual(['wallet/flow']);
});

it('forgets users after a minute without a word, and remains sure of the last minute', () => {
  touchFor('lan');
  vi.advanceTimersByTime(60_001);
  touchFor('minh');
  expect(memory.recall(lan, 60_000)).toEqual({ topics: [], everybody: [] });
});
