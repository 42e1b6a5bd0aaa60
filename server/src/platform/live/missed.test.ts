import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { markNotificationsRead } from '@mcy/api/account/notices/contract';
import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createTestPool } from '../../testing/createTestPool.ts';
import { seedBoxes } from '../../areas/boxes/pools/seedBoxes.ts';
import { createTestDatabase } from '../../testing/createTestDatabase.ts';
import { listenLive } from '../../testing/listenLive.ts';
import { type Session, type TestServer, startTestServer } from '../../testing/startTestServer.ts';

let databaseUrl: string;
let one: TestServer;
let other: TestServer;
let startedAt: number;
beforeAll(async () => {
  databaseUrl = await createTestDatabase();
  one = await startTestServer({ databaseUrl });
  other = await startTestServer({ databaseUrl });
  startedAt = performance.now();
  await seedBoxes(one.db, new Date());
});
afterAll(async () => {
  await one.close();
  await other.close();
});

/** What `ready` of a stream says, for a page that may have missed so many ms. */
async function readyAfter(server: { url: string }, missed: number | '', session?: Session, page?: string) {
  const stream = await listenLive(server.url, session, page === undefined ? {} : { page }, `?missed=${missed}`);
  stream.leave();
  expect(stream.events[0]?.event).toBe('ready');
  return stream.events[0]?.data;
}

describe('a stream says what its page missed', () => {
  // The servers must know the time that is asked for, and the slack before it.
  beforeAll(() => sleep(Math.max(0, startedAt + 6500 - performance.now())));

  it('the topics of its user, and of everybody, whichever process touched them', async () => {
    const [lan, minh] = [await one.registerUser(), await one.registerUser()];
    await one.recharge(lan, 5_000_000);
    const { pool_id } = await createTestPool(one.db, [20, 20]);
    await sleep(100);
    await one.succeed(openMysteryBox, { pool_id, count: 1, client_seed: 'live' }, { session: lan });
    await sleep(200);
    for (const server of [one, other]) {
      expect(await readyAfter(server, 1000, lan)).toEqual({
        topics: expect.arrayContaining(['boxes/opening', 'wallet/flow']) as unknown,
        everybody: expect.arrayContaining(['boxes/pools']) as unknown,
      });
      const his = await readyAfter(server, 1000, minh);
      expect(his).toMatchObject({ everybody: expect.arrayContaining(['boxes/pools']) as unknown });
      expect(his).not.toMatchObject({ topics: expect.arrayContaining(['boxes/opening']) as unknown });
      expect(await readyAfter(server, 1000)).toMatchObject({ topics: [] });
    }
  });

  it('leaves out what the page’s own answer named, and not what another page’s named too', async () => {
    const lan = await one.registerUser();
    const [mine, phone] = [`mine-${randomUUID()}`, `phone-${randomUUID()}`];
    const topicsFor = async (server: { url: string }, page: string) => {
      const { topics } = (await readyAfter(server, 1000, lan, page)) as { topics: readonly string[] };
      return topics.filter((topic) => topic === 'account/notices');
    };
    await one.succeed(markNotificationsRead, {}, { session: lan, page: mine });
    await sleep(200);
    for (const server of [one, other]) {
      expect(await topicsFor(server, mine)).toEqual([]);
      expect(await topicsFor(server, phone)).toEqual(['account/notices']);
    }
    await one.succeed(markNotificationsRead, {}, { session: lan, page: phone });
    await sleep(200);
    for (const server of [one, other]) {
      for (const page of [mine, phone]) expect(await topicsFor(server, page)).toEqual(['account/notices']);
    }
  });

  it('nothing where it does not know: an older page, one that does not say, a process that started later', async () => {
    const lan = await one.registerUser();
    const unknown = {};
    for (const missed of [58_000, 10 ** 8, -1, NaN]) expect(await readyAfter(other, missed, lan)).toEqual(unknown);
    expect(await readyAfter(other, '', lan)).toEqual(unknown);
    const late = await startTestServer({ databaseUrl });
    onTestFinished(late.close);
    expect(await readyAfter(late, 1000, lan)).toEqual(unknown);
    expect(await readyAfter(one, 1000, lan)).toHaveProperty('topics');
  });
});
