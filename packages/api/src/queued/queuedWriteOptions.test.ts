import { MutationObserver, QueryClient, dehydrate, hydrate, onlineManager } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buyToy, clientOf, encryptionOff, envelope, fakeServer } from '../testing/fakeServer.ts';
import { type QueuedRequest, queuedWriteOptions } from './queuedWriteOptions.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

const session = { token: 't-1', pwdVersion: 3, user: { id: 'u-1' } };

/** A server that applies each key once, and loses as many answers as told to. */
function shop() {
  const done = new Map<string, string>();
  let lost = 0;
  const server = fakeServer({
    '/api/enc/index': encryptionOff,
    '/api/test/buy': ({ headers, body }) => {
      const key = headers.get('Idempotency-Key') ?? '';
      if (!done.has(key)) done.set(key, body);
      if (lost === 0) return envelope({});
      lost -= 1;
      return Promise.reject(new TypeError('Failed to fetch'));
    },
  });
  return {
    server,
    effects: () => [...done.values()].map((body) => (JSON.parse(body) as { toy: string }).toy),
    loseAnswers: (count: number) => {
      lost = count;
    },
  };
}

function openPage(server: ReturnType<typeof fakeServer>, user_id = 'u-1') {
  const queries = new QueryClient();
  queries.mount();
  const options = queuedWriteOptions(
    buyToy,
    clientOf(server, { session: () => ({ ...session, user: { id: user_id } }) }),
    queries,
  );
  queries.setMutationDefaults([buyToy.path], options);
  return {
    queries,
    say: (toy: string, key: string) => {
      const request: QueuedRequest<{ toy: string }> = { request: { toy }, key, user_id: 'u-1', later: true };
      return new MutationObserver(queries, options).mutate(request);
    },
  };
}

describe('a queued write', () => {
  it('is the same attempt after a lost answer, however long it waits for the retry', async () => {
    const { server, effects, loseAnswers } = shop();
    const { say } = openPage(server);
    loseAnswers(1);
    const saying = say('a', 'k-1');
    await vi.advanceTimersByTimeAsync(100);
    onlineManager.setOnline(false);
    await vi.advanceTimersByTimeAsync(86_400_000);
    expect(server.to('/api/test/buy')).toHaveLength(1);
    onlineManager.setOnline(true);
    await vi.advanceTimersByTimeAsync(5000);
    await saying;
    const keys = server.to('/api/test/buy').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toEqual(['k-1', 'k-1']);
    expect(effects()).toEqual(['a']);
  });

  it('reads again what its answer touched', async () => {
    const server = fakeServer({
      '/api/enc/index': encryptionOff,
      '/api/test/buy': () => envelope({}, { headers: { Touched: 'wallet/flow' } }),
    });
    const { queries, say } = openPage(server);
    queries.setQueryDefaults(['purse'], { meta: { reads: ['wallet/flow'] } });
    queries.setQueryDefaults(['level'], { meta: { reads: ['account/levels'] } });
    queries.setQueryData(['purse'], 1);
    queries.setQueryData(['level'], 1);
    await say('a', 'k-1');
    expect(queries.getQueryState(['purse'])?.isInvalidated).toBe(true);
    expect(queries.getQueryState(['level'])?.isInvalidated).toBe(false);
  });

  it('is sent only for the user who made it', async () => {
    const { server } = shop();
    await expect(openPage(server, 'u-2').say('a', 'k-1')).rejects.toThrow('Another user');
    expect(server.to('/api/test/buy')).toEqual([]);
  });

  it('takes effect once and in order, whatever the connection does', async () => {
    const step = fc.oneof(
      fc.constant({ type: 'say' as const }),
      fc.constant({ type: 'reload' as const }),
      fc.boolean().map((online) => ({ type: 'connection' as const, online })),
      fc.integer({ min: 0, max: 2 }).map((count) => ({ type: 'lose' as const, count })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const { server, effects, loseAnswers } = shop();
        let page = openPage(server);
        const said: string[] = [];
        for (const { type, ...what } of steps) {
          if (type === 'say') {
            said.push(String(said.length));
            page.say(String(said.length - 1), `k-${said.length}`).catch(() => {});
          }
          if ('online' in what) onlineManager.setOnline(what.online);
          if ('count' in what) loseAnswers(what.count);
          await vi.advanceTimersByTimeAsync(type === 'connection' ? 20_000 : 0);
          // Closes the page with its queue; the request in flight is lost.
          if (type === 'reload' && !onlineManager.isOnline()) {
            const kept = dehydrate(page.queries, { shouldDehydrateQuery: () => false });
            page.queries.getMutationCache().clear();
            page.queries.unmount();
            page = openPage(server);
            hydrate(page.queries, JSON.parse(JSON.stringify(kept)) as typeof kept);
          }
        }
        loseAnswers(0);
        onlineManager.setOnline(true);
        void page.queries.resumePausedMutations();
        await vi.advanceTimersByTimeAsync(60_000);
        expect(effects()).toEqual(said);
        page.queries.unmount();
      }),
      { numRuns: 40 },
    );
  });
});
