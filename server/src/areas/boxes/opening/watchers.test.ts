import { setTimeout as sleep } from 'node:timers/promises';
import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { readDrawLog } from '@mcy/api/boxes/proof/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { long } from '../../../../../scripts/test/long.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { type TestServer, startTestServer } from '../../../testing/startTestServer.ts';
import { createTestPool } from '../../../testing/createTestPool.ts';
import { seedBoxes } from '../pools/seedBoxes.ts';

/** All of them in the long run; a few show the same every day. */
const watchers = long ? 64 : 8;
const draws = long ? 100 : 20;

/** A page that watches a pool by its id waits a random part of this after an event, in ms (`startLive.ts`). */
const spread = 200;
/** How soon a draw is seen, in ms: within a second by a machine that does nothing else, as in the long run. */
const soon = long ? 1_000 : 5_000;

let databaseUrl: string;
let servers: TestServer[];
beforeAll(async () => {
  databaseUrl = await createTestDatabase();
  servers = [await startTestServer({ databaseUrl }), await startTestServer({ databaseUrl })];
});
afterAll(async () => {
  for (const server of servers) await server.close();
});

const serverAt = (index: number): TestServer => {
  const server = servers[index % servers.length];
  if (!server) throw new Error('no server is left');
  return server;
};

interface Watcher {
  /** When it saw each draw, by number. */
  seen: number[];
  connections: number;
  stop: () => void;
}

/** A page that looks at a pool: it is told that something changed, and reads what is new. It comes back when its server is gone. */
function watch(pool_id: string, index: number): Watcher {
  const stopped = new AbortController();
  const watcher: Watcher = { seen: [], connections: 0, stop: () => stopped.abort() };
  let heardAt = Date.now();
  let reading: Promise<void> | null = null;
  let again = false;

  async function read(): Promise<void> {
    await sleep(Math.random() * spread);
    for (let cursor: string | null = String(watcher.seen.length); cursor !== null;) {
      const server = serverAt(index);
      const query = new URLSearchParams({ lang: 'en', pool_id, cursor, limit: '50' });
      const answer = await fetch(`${server.url}${readDrawLog.path}?${query}`, { signal: stopped.signal });
      const { data } = (await answer.json()) as { data: { rows: { nonce: number }[]; next_cursor: string | null } };
      // Each once, and in order.
      for (const { nonce } of data.rows) if (nonce === watcher.seen.length) watcher.seen.push(Date.now());
      cursor = data.next_cursor;
    }
  }

  function ask(): void {
    again = true;
    reading ??= (async () => {
      while (again) {
        again = false;
        await read().catch(() => {
          again = !stopped.signal.aborted;
        });
      }
      reading = null;
    })();
  }

  async function listen(): Promise<void> {
    const server = serverAt(index);
    const missed = Date.now() - heardAt;
    const stream = await fetch(`${server.url}/api/live?lang=en&missed=${missed}`, { signal: stopped.signal });
    watcher.connections += 1;
    const decoder = new TextDecoder();
    for await (const bytes of stream.body ?? []) {
      heardAt = Date.now();
      const text = decoder.decode(bytes, { stream: true });
      // A stream that begins says what was missed; without anything in it, everything may have been.
      if (text.includes('boxes/pools') || text.includes('data: {}')) ask();
    }
  }

  void (async () => {
    while (!stopped.signal.aborted) {
      await listen().catch(() => {});
      // At a random moment soon, as pages do.
      if (!stopped.signal.aborted) await sleep(Math.random() * spread);
    }
  })();
  return watcher;
}

async function until(holds: () => boolean): Promise<void> {
  for (const end = Date.now() + 30_000; !holds() && Date.now() < end;) await sleep(20);
}

it('every watcher on two servers sees each draw in order within a second; those of a server that dies miss nothing', async () => {
  await seedBoxes(serverAt(0).db, new Date());
  const player = await serverAt(0).playerWith(5_000_000);
  const { pool_id } = await createTestPool(serverAt(0).db, [1, 300]);
  const pages = Array.from({ length: watchers }, (_, index) => watch(pool_id, index));
  await until(() => pages.every(({ connections }) => connections === 1));
  await sleep(300);

  const drawnAt: number[] = [];
  const draw = async (): Promise<void> => {
    const order = { pool_id, count: 1, client_seed: `watched-${drawnAt.length}` } as const;
    await serverAt(drawnAt.length).succeed(openMysteryBox, order, { session: player });
    drawnAt.push(Date.now());
  };
  while (drawnAt.length < draws) await draw();
  await until(() => pages.every(({ seen }) => seen.length === draws));
  for (const { seen } of pages) {
    expect(seen).toHaveLength(draws);
    const late = seen.map((at, nonce) => at - (drawnAt[nonce] ?? 0));
    expect(Math.max(...late)).toBeLessThan(soon);
  }

  // One of the two dies, and draws go on.
  const [dying] = servers.splice(0, 1);
  const closing = dying?.close();
  while (drawnAt.length < draws + 10) await draw();
  await closing;
  await until(() => pages.every(({ seen }) => seen.length === draws + 10));
  expect(pages.map(({ seen }) => seen.length)).toEqual(pages.map(() => draws + 10));
  expect(pages.filter(({ connections }) => connections > 1)).toHaveLength(watchers / 2);
  for (const { stop } of pages) stop();
});
