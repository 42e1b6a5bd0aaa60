import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answersKept } from '../contract/answersKept.ts';
import { type OrderStorage, createOrders } from './createOrders.ts';

const day = 86_400_000;
const actor = 'u-1 /api/test/buy';
const body = '{"toy":"a"}';

function memoryStorage(): OrderStorage & { names: () => string[] } {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
    names: () => [...kept.keys()],
  };
}

/** Pages of one device: each call is a reload, or another tab. */
function device(storage: OrderStorage = memoryStorage()) {
  return () => createOrders(() => storage);
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T03:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an order without an answer', () => {
  it('is the same order when it is placed again, on this page and on every other', () => {
    const open = device();
    const page = open();
    const { key } = page.place(actor, body, false);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(page.place(actor, body, false).key).toBe(key);
    expect(open().place(actor, body, false).key).toBe(key);
    expect(page.place(actor, '{"toy":"b"}', false).key).not.toBe(key);
  });

  it('is kept beside others of its user and call, for this user only', () => {
    const open = device();
    const [one, other] = [open(), open()];
    one.place(actor, body, false);
    vi.advanceTimersByTime(1);
    other.place(actor, '{"toy":"b"}', false);
    expect(
      open()
        .unanswered(actor)
        .map((order) => order.body),
    ).toEqual([body, '{"toy":"b"}']);
    expect(open().unanswered('u-2 /api/test/buy')).toEqual([]);
    expect(open().unanswered('u-1 /api/test/buy_more')).toEqual([]);
  });

  it('is forgotten when it is settled, on every page that is opened later', () => {
    const storage = memoryStorage();
    const open = device(storage);
    const page = open();
    const order = page.place(actor, body, false);
    const tab = open();
    expect(tab.unanswered(actor)).toHaveLength(1);
    page.settle(actor, order);
    expect(page.unanswered(actor)).toEqual([]);
    expect(open().unanswered(actor)).toEqual([]);
    expect(storage.names()).toEqual([]);
    // A tab that knew of it still finds its answer under its key.
    expect(tab.place(actor, body, true).key).toBe(order.key);
  });

  it('resumes while the player waits for it, and is only asked about once they were told or ten minutes later', () => {
    const open = device();
    const page = open();
    const resumes = () =>
      open()
        .unanswered(actor)
        .map((order) => order.resumes);
    const order = page.place(actor, body, false);
    expect(resumes()).toEqual([true]);
    page.tell(actor, order);
    expect(resumes()).toEqual([false]);
    page.place(actor, body, false);
    expect(resumes()).toEqual([true]);
    vi.advanceTimersByTime(600_000);
    expect(resumes()).toEqual([false]);
    page.place(actor, body, true);
    expect(resumes()).toEqual([false]);
  });

  it('is kept for days, and dropped before the shop could have forgotten it', () => {
    const storage = memoryStorage();
    const open = device(storage);
    const page = open();
    const { key } = page.place(actor, body, false);
    vi.advanceTimersByTime(answersKept - day - 1);
    expect(page.place(actor, body, false).key).toBe(key);
    expect(open().unanswered(actor)).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(open().unanswered(actor)).toEqual([]);
    expect(storage.names()).toEqual([]);
    expect(page.place(actor, body, false).key).not.toBe(key);
  });

  it('is kept by the page when the storage cannot be read or written', () => {
    const orders = createOrders(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const order = orders.place(actor, body, false);
    orders.tell(actor, order);
    expect(orders.unanswered(actor)).toMatchObject([{ key: order.key, resumes: false }]);
    expect(orders.place(actor, body, false).key).toBe(order.key);
    orders.settle(actor, order);
    expect(orders.unanswered(actor)).toEqual([]);
  });

  it('is not read from corrupt storage, nor from what is not an order', () => {
    const storage = memoryStorage();
    storage.setItem(`order ${actor} k-1`, '{"key":');
    storage.setItem(`order ${actor} k-2`, '{"key":7}');
    storage.setItem('token', 't-1');
    expect(device(storage)().unanswered(actor)).toEqual([]);
    expect(storage.names()).toEqual(['token']);
  });
});
