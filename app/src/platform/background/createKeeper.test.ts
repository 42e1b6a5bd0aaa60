import { MutationObserver, QueryClient, onlineManager } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type KeptStorage, createKeeper, keptFor } from './createKeeper.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T03:00:00Z') });
});
afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

/** A device: its storage outlives the pages opened on it. */
function device() {
  const kept = new Map<string, string>();
  const storage: KeptStorage = {
    get: (key) => Promise.resolve(kept.get(key)),
    set: async (key, value) => void kept.set(key, value),
    remove: async (key) => void kept.delete(key),
    keys: () => Promise.resolve([...kept.keys()]),
  };
  function openPage(release = '2.6.0') {
    const queries = new QueryClient();
    queries.mount();
    const sent: unknown[] = [];
    const options = {
      mutationKey: ['/api/edit'],
      mutationFn: async (variables: unknown) => void sent.push(variables),
      networkMode: 'online' as const,
      scope: { id: 'queued' },
    };
    queries.setMutationDefaults(['/api/edit'], options);
    const keeper = createKeeper({
      queries,
      storage,
      release,
      paths: ['/api/own', '/api/list'],
      isValid: (_path, data) => data !== 'spoilt',
    });
    const read = (user_id: string | null, path: string, data: unknown): void =>
      void queries.setQueryData([path, 'vn', user_id, {}], data);
    const shown = (user_id: string | null, path: string): unknown => queries.getQueryData([path, 'vn', user_id, {}]);
    const say = (variables: unknown): void => {
      const saying = new MutationObserver(queries, options).mutate(variables);
      saying.catch(() => {});
    };
    return { queries, keeper, read, shown, say, sent };
  }
  return { kept, openPage };
}

/** Writes to the device are throttled to once a second. */
const settle = () => vi.advanceTimersByTimeAsync(2000);

describe('what a user has read', () => {
  it('is restored on the next page, for this user and the kept calls only', async () => {
    const { openPage } = device();
    const before = openPage();
    await before.keeper.keep('u-1');
    before.read('u-1', '/api/own', { nickname: 'Linh' });
    before.read('u-1', '/api/other', 1);
    before.read(null, '/api/own', 2);
    await settle();
    const after = openPage();
    await after.keeper.keep('u-1');
    expect(after.shown('u-1', '/api/own')).toEqual({ nickname: 'Linh' });
    expect(after.shown('u-1', '/api/other')).toBeUndefined();
    expect(after.shown(null, '/api/own')).toBeUndefined();
  });

  it('is kept even when it was read before the keeper started', async () => {
    const { openPage } = device();
    const before = openPage();
    before.read('u-1', '/api/own', 'early');
    await before.keeper.keep('u-1');
    await settle();
    const after = openPage();
    await after.keeper.keep('u-1');
    expect(after.shown('u-1', '/api/own')).toBe('early');
  });

  it('stays kept when a refetch fails, however often the page is opened', async () => {
    const { openPage } = device();
    const before = openPage();
    await before.keeper.keep('u-1');
    before.read('u-1', '/api/own', 'mine');
    await settle();
    for (let visit = 0; visit < 3; visit++) {
      const page = openPage();
      await page.keeper.keep('u-1');
      const queryKey = ['/api/own', 'vn', 'u-1', {}];
      await page.queries
        .query({
          queryKey,
          queryFn: () => Promise.reject(new Error('offline')),
          networkMode: 'always',
          retry: false,
        })
        .catch(() => {});
      expect(page.shown('u-1', '/api/own')).toBe('mine');
      await settle();
    }
  });

  it('never replaces newer data', async () => {
    const { openPage } = device();
    const before = openPage();
    await before.keeper.keep('u-1');
    before.read('u-1', '/api/own', 'old');
    await settle();
    const after = openPage();
    after.read('u-1', '/api/own', 'new');
    await after.keeper.keep('u-1');
    expect(after.shown('u-1', '/api/own')).toBe('new');
  });

  it('expires after 7 days, with another release, or when the call’s answer has changed shape', async () => {
    for (const [release, data, days] of [
      ['2.6.0', 'fine', 8],
      ['2.7.0', 'fine', 1],
      ['2.6.0', 'spoilt', 1],
    ] as const) {
      const { openPage } = device();
      const before = openPage();
      await before.keeper.keep('u-1');
      before.read('u-1', '/api/own', data);
      await settle();
      vi.advanceTimersByTime((days * keptFor) / 7);
      const after = openPage(release);
      await after.keeper.keep('u-1');
      expect(after.shown('u-1', '/api/own')).toBeUndefined();
    }
  });

  it('keeps the first five pages of a long list', async () => {
    const { openPage } = device();
    const before = openPage();
    await before.keeper.keep('u-1');
    const pages = Array.from({ length: 9 }, (_, page) => ({ rows: [page] }));
    before.read('u-1', '/api/list', { pages, pageParams: pages.map((_, page) => page) });
    await settle();
    const after = openPage();
    await after.keeper.keep('u-1');
    expect(after.shown('u-1', '/api/list')).toEqual({ pages: pages.slice(0, 5), pageParams: [0, 1, 2, 3, 4] });
  });

  it('is wiped on sign-out and when another user signs in', async () => {
    const user = fc.constantFrom('u-1', 'u-2', null);
    await fc.assert(
      fc.asyncProperty(fc.array(user, { minLength: 1, maxLength: 6 }), async (visits) => {
        const { kept, openPage } = device();
        let page = openPage();
        for (const [visit, user_id] of visits.entries()) {
          if (visit % 2 === 1) page = openPage();
          await page.keeper.keep(user_id);
          page.read(user_id, '/api/own', `of ${String(user_id)}`);
          await settle();
          const others = ['u-1', 'u-2'].filter((other) => other !== user_id);
          const texts = [...kept.values()].join();
          for (const other of others) {
            expect(texts).not.toContain(`of ${other}`);
            expect(page.shown(other, '/api/own')).toBeUndefined();
          }
          if (user_id === null) expect(kept.size).toBe(0);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('what a user wrote while offline', () => {
  it('is sent once and in order after reconnecting, also after a reload', async () => {
    const { openPage } = device();
    onlineManager.setOnline(false);
    const before = openPage();
    await before.keeper.keep('u-1');
    before.say({ key: 'k-1' });
    before.say({ key: 'k-2' });
    await settle();
    before.queries.unmount();
    const after = openPage();
    await after.keeper.keep('u-1');
    expect([...before.sent, ...after.sent]).toEqual([]);
    onlineManager.setOnline(true);
    await settle();
    expect(after.sent).toEqual([{ key: 'k-1' }, { key: 'k-2' }]);
    const last = openPage();
    await last.keeper.keep('u-1');
    await settle();
    expect(last.sent).toEqual([]);
  });

  it('is never sent after sign-out', async () => {
    const { openPage, kept } = device();
    onlineManager.setOnline(false);
    const page = openPage();
    await page.keeper.keep('u-1');
    page.say({ key: 'k-1' });
    await settle();
    await page.keeper.keep(null);
    expect(kept.size).toBe(0);
    await page.keeper.keep('u-2');
    onlineManager.setOnline(true);
    await settle();
    expect(page.sent).toEqual([]);
  });
});
