import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { changePassword, endOtherSessions, login, logout, resetPassword } from '@mcy/api/account/entry/contract';
import { markNotificationsRead } from '@mcy/api/account/notices/contract';
import { follow } from '@mcy/api/account/people/contract';
import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createTestPool } from '../../testing/createTestPool.ts';
import { seedBoxes } from '../../areas/boxes/pools/seedBoxes.ts';
import { shop } from '../../shop.ts';
import { agreed } from '../../testing/agreed.ts';
import { createTestDatabase } from '../../testing/createTestDatabase.ts';
import { listenLive } from '../../testing/listenLive.ts';
import { plantCode } from '../../testing/plantCode.ts';
import { type Session, type TestServer, startTestServer } from '../../testing/startTestServer.ts';
import { type Ask, askAmong } from '../area/Port.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { authentication } from '../http/authentication.ts';
import { startServer } from '../http/startServer.ts';

let databaseUrl: string;
let one: TestServer;
let other: TestServer;
beforeAll(async () => {
  databaseUrl = await createTestDatabase();
  one = await startTestServer({ databaseUrl });
  other = await startTestServer({ databaseUrl });
  await seedBoxes(one.db, new Date());
});
afterAll(async () => {
  await one.close();
  await other.close();
});

/** Opens a stream that ends with its test. */
async function listen(server: { url: string }, session?: Session, headers?: Record<string, string>, query?: string) {
  const stream = await listenLive(server.url, session, headers, query);
  onTestFinished(stream.leave);
  return stream;
}

/** How long a page may wait for an event, in ms. */
const timeout = 1000;

describe('a stream', () => {
  it('begins with ready, is neither packed nor kept, and carries the headers of every answer', async () => {
    const { response, events } = await listen(one, undefined, { 'Accept-Encoding': 'gzip' });
    expect(events).toEqual([{ event: 'ready', data: {} }]);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.any(String) as unknown,
    });
    expect(response.headers.get('content-encoding')).toBeNull();
  });

  it('listens at the address of its own, when the other is shared between transactions', async () => {
    const listenUrl = await createTestDatabase();
    const env = { DATABASE_LISTEN_URL: listenUrl };
    const [here, there] = [await startTestServer({ databaseUrl, env }), await startTestServer({ databaseUrl, env })];
    try {
      const lan = await here.registerUser();
      const page = await listen(there, lan);
      await here.succeed(markNotificationsRead, {}, { session: lan });
      await expect.poll(() => page.topics(), { timeout, interval: 10 }).toContain('account/notices');
      const asleep = await listen(other, lan);
      await here.succeed(markNotificationsRead, {}, { session: lan });
      await sleep(200);
      expect(asleep.topics(), 'on the database of the calls nobody says it').toEqual([]);
    } finally {
      await here.close();
      await there.close();
    }
  });

  it('tells only the player’s other pages, on another process too', async () => {
    const [lan, minh] = [await one.registerUser(), await one.registerUser()];
    const [here, there, another, guest] = [
      await listen(one, lan),
      await listen(other, lan),
      await listen(other, minh),
      await listen(other),
    ];
    await one.succeed(markNotificationsRead, {}, { session: lan });
    for (const page of [here, there]) {
      await expect.poll(() => page.topics(), { timeout, interval: 10 }).toContain('account/notices');
    }
    expect(there.events.at(-1)).toEqual({ event: 'touched', data: { topics: ['account/notices'] } });
    await sleep(100);
    expect([...another.topics(), ...guest.topics()]).toEqual([]);
  });

  it('leaves to the answer what it named for its own page, on another process too, and tells other pages', async () => {
    const lan = await one.registerUser();
    const [mine, phone] = [`mine-${randomUUID()}`, `phone-${randomUUID()}`];
    const [here, there, device] = [
      await listen(one, lan, { page: mine }),
      await listen(other, lan, { page: mine }),
      await listen(other, lan, { page: phone }),
    ];
    await one.succeed(markNotificationsRead, {}, { session: lan, page: mine });
    await expect.poll(() => device.topics(), { timeout, interval: 10 }).toEqual(['account/notices']);
    await sleep(100);
    expect([...here.topics(), ...there.topics()]).toEqual([]);
    await one.succeed(markNotificationsRead, {}, { session: lan, page: phone });
    for (const page of [here, there]) {
      await expect.poll(() => page.topics(), { timeout, interval: 10 }).toEqual(['account/notices']);
    }
    await one.succeed(markNotificationsRead, {}, { session: lan });
    for (const page of [here, there]) await expect.poll(() => page.topics(), { timeout, interval: 10 }).toHaveLength(2);
  });

  it('leaves out of what everybody hears only what the page’s own answer named', async () => {
    const [lan, minh] = [await one.registerUser(), await one.registerUser()];
    for (const player of [lan, minh]) await one.recharge(player, 5_000_000);
    const { pool_id } = await createTestPool(one.db, [20, 20]);
    const order = { pool_id, count: 1 as const, client_seed: 'live' };
    const page = `mine-${randomUUID()}`;
    const [here, there, guest] = [
      await listen(one, lan, { page }),
      await listen(other, lan, { page }),
      await listen(other),
    ];
    await one.succeed(openMysteryBox, order, { session: lan, page });
    await expect.poll(() => guest.topics(), { timeout, interval: 10 }).toEqual(['boxes/pools']);
    await sleep(700);
    expect([...here.topics(), ...there.topics()]).not.toContain('boxes/pools');
    // The other's draw comes into the same broadcast as one of hers.
    await one.succeed(openMysteryBox, order, { session: lan, page });
    await one.succeed(openMysteryBox, order, { session: minh, page: `his-${randomUUID()}` });
    for (const stream of [here, there]) {
      await expect.poll(() => stream.topics(), { timeout: 2000, interval: 10 }).toContain('boxes/pools');
    }
  });

  it('tells a page that lost an answer what its call changed, on the stream of its next id', async () => {
    const lan = await one.playerWith(5_000_000);
    const { pool_id } = await createTestPool(one.db, [20, 20]);
    const [before, after] = [`before-${randomUUID()}`, `after-${randomUUID()}`];
    const lost = new AbortController();
    const next = await one.db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('pool').select('pool_id').where('pool_id', '=', pool_id).forUpdate().execute();
      const opening = fetch(`${one.url}${openMysteryBox.path}?lang=en`, {
        method: 'POST',
        signal: lost.signal,
        headers: {
          token: lan.token,
          pwdVersion: String(lan.pwdVersion),
          page: before,
          'Content-Type': 'application/json',
          'Idempotency-Key': randomUUID(),
        },
        body: JSON.stringify({ pool_id, count: 1, client_seed: 'lost' }),
      }).catch(() => null);
      await sleep(200);
      lost.abort();
      expect(await opening).toBeNull();
      const stream = await listen(other, lan, { page: after });
      expect(stream.topics()).toEqual([]);
      return stream;
    });
    await expect.poll(() => next.topics(), { timeout: 5000, interval: 10 }).toContain('boxes/opening');
    await expect.poll(() => next.topics(), { timeout: 5000, interval: 10 }).toContain('boxes/pools');
  });

  it('brings a notice that a follower writes after the commit', async () => {
    const [lan, fan] = [await one.registerUser(), await one.registerUser()];
    const page = await listen(other, lan);
    await one.succeed(follow, { user_id: lan.user_id }, { session: fan });
    await expect
      .poll(() => page.topics(), { timeout, interval: 10 })
      .toEqual(expect.arrayContaining(['account/people', 'account/notices']));
  });

  it('tells everybody, guests too, of what everybody sees, at most twice a second', async () => {
    const player = await one.playerWith(5_000_000);
    const { pool_id } = await createTestPool(one.db, [20, 20]);
    const pages = [await listen(one), await listen(other)];
    const start = performance.now();
    for (let draw = 0; draw < 8; draw += 1) {
      await one.succeed(openMysteryBox, { pool_id, count: 1, client_seed: 'live' }, { session: player });
    }
    await sleep(600);
    const most = Math.ceil((performance.now() - start) / 500) + 1;
    for (const page of pages) {
      expect(new Set(page.topics())).toEqual(new Set(['boxes/pools']));
      expect(page.topics().length).toBeLessThanOrEqual(most);
      const data = { topics: ['boxes/pools'], everybody: true, subjects: { 'boxes/pools': [pool_id] } };
      expect(page.events.at(-1)).toEqual({ event: 'touched', data });
    }
  });
});

describe('a stream ends', () => {
  const password = 'Saobien7';

  async function registerNamed() {
    const sign_in_name = `${randomUUID()}@example.com`;
    const account = { sign_in_name, nickname: 'Lan Phương', password, birthday: '1990-06-15', ...agreed };
    const here = await one.register(account);
    return { sign_in_name, here, there: await other.succeed(login, { sign_in_name, password }) };
  }

  const ends = (stream: { ended: Promise<void> }) =>
    Promise.race([stream.ended.then(() => true), sleep(timeout).then(() => false)]);

  it('when its session is signed out', async () => {
    const { here, there } = await registerNamed();
    const [page, second] = [await listen(other, here), await listen(other, there)];
    await one.succeed(logout, {}, { session: here });
    expect(await ends(page)).toBe(true);
    expect(await ends(second)).toBe(false);
  });

  it('when its session is ended elsewhere', async () => {
    const { here, there } = await registerNamed();
    const [page, second] = [await listen(one, here), await listen(other, there)];
    await one.succeed(endOtherSessions, {}, { session: here });
    expect(await ends(second)).toBe(true);
    expect(await ends(page)).toBe(false);
  });

  it('when the password changes', async () => {
    const { here, there } = await registerNamed();
    const pages = [await listen(one, here), await listen(one, there), await listen(other, here)];
    const change = { old_password: password, new_password: 'Saobien8' };
    await one.succeed(changePassword, change, { session: here });
    expect(await Promise.all(pages.map(ends))).toEqual([true, true, true]);
  });

  it('when the password is reset by a code, without a session', async () => {
    const { sign_in_name, here, there } = await registerNamed();
    const pages = [await listen(one, here), await listen(one, there), await listen(other, here)];
    const code = await plantCode(one.db, sign_in_name, 'reset_password');
    await one.succeed(resetPassword, { sign_in_name, code, password: 'Saobien8' });
    expect(await Promise.all(pages.map(ends))).toEqual([true, true, true]);
  });

  it('when its session was ended while the stream was being opened', async () => {
    const lan = await one.registerUser();
    const open = shop.open({ db: one.db, config: one.config, log: pino({ level: 'silent' }) });
    // The session holds when the request comes, and no more once the stream is there.
    let asked = 0;
    const signedOutMeanwhile = askAmong([
      authentication.by((db, credentials) => {
        asked += 1;
        return asked === 1 ? open.ask(authentication)(db, credentials) : Promise.resolve(null);
      }),
    ]);
    const ask: Ask = (port) => (port.name === authentication.name ? signedOutMeanwhile(port) : open.ask(port));
    const server = await startServer({ ...open, ask });
    const page = await listen({ url: `http://127.0.0.1:${server.port}` }, lan);
    expect(page.response.status).toBe(200);
    expect(await ends(page)).toBe(true);
    await server.close(0);
    await open.close();
  });

  it('when PostgreSQL was away: what was missed is read after the next beginning', async () => {
    const lan = await one.registerUser();
    const page = await listen(other, lan);
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and (query in ('listen mcy_live', 'select 1') or query like 'select pg_notify%')`.execute(one.db);
    await expect.poll(() => ends(page)).toBe(true);
    const next = await listen(other, lan, {}, '?missed=1000');
    expect(next.events[0]?.data, 'it does not know what it missed').toEqual({});
    await one.succeed(markNotificationsRead, {}, { session: lan });
    await expect.poll(() => next.topics()).toContain('account/notices');
  });

  it('at once when the server stops, and holds it up no longer than any connection', async () => {
    const database = await openDatabase({ databaseUrl, dataDir: '' });
    const open = shop.open({ db: database.db, config: one.config, log: pino({ level: 'silent' }) });
    const server = await startServer(open);
    const url = `http://127.0.0.1:${server.port}`;
    const pages = await Promise.all(Array.from({ length: 20 }, () => listen({ url })));
    const start = performance.now();
    await server.close(10_000);
    expect(performance.now() - start).toBeLessThan(2_500);
    await Promise.all(pages.map(({ ended }) => ended));
    await open.close();
    await database.close();
  });
});
