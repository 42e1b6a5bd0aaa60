import { describe, expect, it } from 'vitest';
import { createRenderQueue, queueLimits } from './createRenderQueue.ts';

function openQueue(limits: Partial<typeof queueLimits> = {}) {
  const clock = { now: 0 };
  const queue = createRenderQueue<string>({ ...queueLimits, ...limits }, () => clock.now);
  const addNew = (job: string, site = job): boolean => queue.add(job, { isRefresh: false, site });
  const refresh = (job: string): boolean => queue.add(job, { isRefresh: true, site: 'any' });
  /** Renders the next page for so long. */
  const render = (ms: number): string | undefined => {
    const job = queue.next();
    clock.now += ms;
    queue.end();
    return job;
  };
  return { clock, queue, addNew, refresh, render };
}

describe('pages that wait to be rendered', () => {
  it('begin in their order, those that are kept first', () => {
    const { addNew, refresh, queue } = openQueue();
    addNew('new 1');
    refresh('kept 1');
    addNew('new 2');
    refresh('kept 2');
    expect([queue.next(), queue.next(), queue.next(), queue.next(), queue.next()]).toEqual([
      'kept 1',
      'kept 2',
      'new 1',
      'new 2',
      undefined,
    ]);
  });

  it('leave places to other networks, and to what is kept', () => {
    const { addNew, refresh } = openQueue({ newsOfSite: 2, news: 3 });
    expect([addNew('a', 'x'), addNew('b', 'x'), addNew('c', 'x'), addNew('d', 'y'), addNew('e', 'z')]).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
    expect(refresh('f')).toBe(true);
  });

  it('are so many for one network in a minute', () => {
    const { addNew, render, clock } = openQueue({ newsOfSiteInMinute: 2 });
    const asks = (site: string): boolean => {
      const had = addNew('page', site);
      render(1);
      return had;
    };
    expect([asks('x'), asks('x'), asks('x'), asks('y')]).toEqual([true, true, false, true]);
    clock.now += 60_000;
    expect(asks('x')).toBe(true);
  });

  it('are not added when it would take longer than a visitor waits', () => {
    const { addNew, refresh, render } = openQueue({ patience: 1000 });
    for (let page = 0; page < 20; page += 1) {
      refresh(`kept ${page}`);
      render(400);
    }
    expect([addNew('a'), addNew('b'), addNew('c'), addNew('d')]).toEqual([true, true, true, false]);
  });

  it('are not added while one is slower than a visitor waits', () => {
    const { addNew, queue, clock } = openQueue();
    addNew('slow');
    queue.next();
    expect(addNew('a')).toBe(true);
    clock.now += 2000;
    expect(addNew('b')).toBe(false);
    queue.end();
    queue.next();
    queue.end();
    // One that does not have to wait is always rendered: the next may be faster.
    expect(addNew('c')).toBe(true);
  });
});
