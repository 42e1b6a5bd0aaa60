import { describe, expect, it, vi } from 'vitest';
import { type LaneSettings, openLanes } from './openLanes.ts';

/** Lanes whose batches end when the test says so. */
function provideLanes(settings: Partial<LaneSettings<string, string>> = {}) {
  const batches: { orders: readonly string[]; end: (outcome?: ReadonlyMap<string, string> | Error) => void }[] = [];
  const add = openLanes<string, string>({
    lanes: 2,
    most: 3,
    claims: (order) => [order.slice(0, 1)],
    isHopeless: (error) => error instanceof RangeError,
    run: (orders) =>
      new Promise((resolve, reject) => {
        const done = new Map(orders.map((order) => [order, `${order} done`]));
        batches.push({
          orders,
          end: (outcome = done) => (outcome instanceof Error ? reject(outcome) : resolve(outcome)),
        });
      }),
    ...settings,
  });
  return { add, batches, seen: () => batches.map(({ orders }) => orders.join(' ')) };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('lanes', () => {
  it('start at once, and give the next batch everything that arrived meanwhile, in order', async () => {
    const { add, batches, seen } = provideLanes({ lanes: 1 });
    const first = add('a1');
    await settle();
    expect(seen()).toEqual(['a1']);
    const answers = Promise.all(['b1', 'a2', 'c1', 'd1'].map(add));
    await settle();
    expect(seen()).toEqual(['a1']);
    batches[0]?.end();
    await settle();
    expect(seen()).toEqual(['a1', 'b1 a2 c1']);
    batches[1]?.end();
    await settle();
    batches[2]?.end();
    expect([await first, ...(await answers)]).toEqual(['a1 done', 'b1 done', 'a2 done', 'c1 done', 'd1 done']);
  });

  it('never hold the same at once', async () => {
    const { add, batches, seen } = provideLanes();
    void add('a1');
    await settle();
    void ['a2', 'b1', 'a3'].map(add);
    await settle();
    void add('b2');
    await settle();
    expect(seen()).toEqual(['a1', 'b1']);
    batches[1]?.end();
    await settle();
    expect(seen()).toEqual(['a1', 'b1', 'b2']);
    batches[0]?.end();
    await settle();
    expect(seen()).toEqual(['a1', 'b1', 'b2', 'a2 a3']);
  });

  it('hold everything that an order claims', async () => {
    const { add, seen } = provideLanes({ claims: (order) => [...order] });
    void add('ab');
    await settle();
    void ['bc', 'cd'].map(add);
    await settle();
    expect(seen()).toEqual(['ab', 'cd']);
  });

  it('stay idle while everything that waits is held', async () => {
    const { add, batches, seen } = provideLanes();
    const answers = [add('a1')];
    await settle();
    answers.push(add('a2'));
    await settle();
    expect(seen()).toEqual(['a1']);
    batches[0]?.end();
    await settle();
    batches[1]?.end();
    expect(await Promise.all(answers)).toEqual(['a1 done', 'a2 done']);
    expect(seen()).toEqual(['a1', 'a2']);
  });

  it('let a few wait for more while a larger batch is under way', async () => {
    const { add, batches, seen } = provideLanes({ most: 4 });
    void ['a1', 'b1'].map(add);
    await settle();
    void add('c1');
    await settle();
    expect(seen()).toEqual(['a1 b1']);
    void add('d1');
    await settle();
    expect(seen()).toEqual(['a1 b1', 'c1 d1']);
    void add('e1');
    await settle();
    batches[0]?.end();
    await settle();
    // The other has two.
    expect(seen()).toEqual(['a1 b1', 'c1 d1']);
    batches[1]?.end();
    await settle();
    expect(seen()).toEqual(['a1 b1', 'c1 d1', 'e1']);
  });

  it('let a few wait no longer than a moment for a batch that is held up', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { add, seen } = provideLanes();
    void ['a1', 'b1'].map(add);
    await settle();
    void add('c1');
    await settle();
    vi.advanceTimersByTime(99);
    expect(seen()).toEqual(['a1 b1']);
    vi.advanceTimersByTime(1);
    expect(seen()).toEqual(['a1 b1', 'c1']);
    vi.useRealTimers();
  });

  it('put an order without an outcome first in the next batch', async () => {
    const { add, batches, seen } = provideLanes({ lanes: 1 });
    const answers = Promise.all(['a1', 'a2'].map(add));
    await settle();
    const later = add('a3');
    await settle();
    batches[0]?.end(new Map([['a1', 'first']]));
    await settle();
    expect(seen()).toEqual(['a1 a2', 'a2 a3']);
    batches[1]?.end();
    expect(await answers).toEqual(['first', 'a2 done']);
    expect(await later).toBe('a3 done');
  });

  it('do the orders of a failed batch alone, so that only the bad one fails', async () => {
    const attempts: string[] = [];
    const { add } = provideLanes({
      lanes: 1,
      run: async (orders) => {
        attempts.push(orders.join(' '));
        await settle();
        if (orders.includes('bad')) throw new Error('a bad order');
        return new Map(orders.map((order) => [order, order]));
      },
    });
    const answers = await Promise.allSettled(['a1', 'b1', 'bad', 'c1'].map(add));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(attempts).toEqual(['a1 b1 bad', 'a1', 'b1', 'bad', 'c1']);
    expect(await add('d1')).toBe('d1');
  });

  it('do two orders alone when their batch fails', async () => {
    const { add, batches, seen } = provideLanes({ lanes: 1 });
    const answers = Promise.all(['a1', 'b1'].map(add));
    await settle();
    batches[0]?.end(new Error('too long'));
    await settle();
    batches[1]?.end();
    await settle();
    batches[2]?.end();
    expect(await answers).toEqual(['a1 done', 'b1 done']);
    expect(seen()).toEqual(['a1 b1', 'a1', 'b1']);
  });

  it('fail all orders of a batch at once when there is no sense in trying each', async () => {
    const { add, batches } = provideLanes({ lanes: 1 });
    const answers = Promise.allSettled(['a1', 'b1', 'b2'].map(add));
    await settle();
    batches[0]?.end(new RangeError('no database'));
    expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(batches).toHaveLength(1);
  });
});
