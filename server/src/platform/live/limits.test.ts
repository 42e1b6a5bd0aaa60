import { once } from 'node:events';
import { connect } from 'node:net';
import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createTestPool } from '../../testing/createTestPool.ts';
import { seedBoxes } from '../../areas/boxes/pools/seedBoxes.ts';
import { type LiveStream, listenLive } from '../../testing/listenLive.ts';
import { type Session, type TestServer, startTestServer } from '../../testing/startTestServer.ts';

/** Opens a stream that ends with its test. */
async function listen(server: { url: string }, session?: Session, headers?: Record<string, string>) {
  const stream = await listenLive(server.url, session, headers);
  onTestFinished(stream.leave);
  return stream;
}

function listenFrom(server: { url: string }, address: string, session?: Session) {
  return listen(server, session, { 'X-Forwarded-For': address });
}

/** Sends a request on a connection of its own, and does not wait for the answer. */
async function send({ url }: { url: string }, request: string) {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1' });
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(request);
  return socket;
}

const headersOf = ({ token, pwdVersion }: Session) =>
  `Host: localhost\r\ntoken: ${token}\r\npwdVersion: ${pwdVersion}\r\n`;

const openPages = (server: TestServer, { user_id }: { user_id: string }) =>
  server.live.hub.countOf({ user_id, network: '' });

describe('limits', () => {
  it('refuses a session that does not hold, so that the page does not read on as a guest', async () => {
    const server = await startTestServer();
    onTestFinished(server.close);
    const player = await server.registerUser();
    const answer = await fetch(`${server.url}/api/live`, { headers: { token: player.token, pwdVersion: '99' } });
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(await answer.json()).toMatchObject({ code: 401, data: { error: 'sign_in_required' } });
  });

  it('a user has ten streams, and another after one has ended', async () => {
    const server = await startTestServer({ env: { RATE_LIMITS: '1' } });
    onTestFinished(server.close);
    const player = await server.registerUser();
    const pages = [];
    for (let stream = 0; stream < 10; stream += 1) pages.push(await listen(server, player));
    const refused = await listen(server, player);
    expect(refused.response.status).toBe(429);
    pages[0]?.leave();
    await expect.poll(async () => (await listen(server, player)).response.status).toBe(200);
    expect((await listen(server)).response.status, 'a guest').toBe(200);
  });

  it('guests who fill their network’s share keep out neither its customers nor other guests', async () => {
    const server = await startTestServer({ env: { RATE_LIMITS: '1', TRUSTED_PROXIES: '1' } });
    onTestFinished(server.close);
    const player = await server.registerUser();
    // One customer may have all these.
    const guest = (number: number) => listenFrom(server, `2001:db8:7:${number.toString(16)}::1`);
    const pages: LiveStream[] = [];
    for (let batch = 0; batch < 10; batch += 1) {
      pages.push(...(await Promise.all(Array.from({ length: 41 }, (_, index) => guest(batch * 41 + index)))));
    }
    expect(pages.filter(({ response }) => response.status === 200)).toHaveLength(400);
    const refused = await fetch(`${server.url}/api/live?lang=en`, { headers: { 'X-Forwarded-For': '2001:db8:7::9' } });
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({
      code: 429,
      msg: 'Too many attempts. Please try again in 60 seconds.',
      data: { error: 'too_many_requests', retry_after: 60 },
    });
    expect((await listenFrom(server, '2001:db8:7::1', player)).response.status).toBe(200);
    expect((await listenFrom(server, '2001:db8:8::1')).response.status).toBe(200);
  });

  it('answers HEAD without a stream', async () => {
    const server = await startTestServer();
    onTestFinished(server.close);
    const player = await server.registerUser();
    const headers = { token: player.token, pwdVersion: String(player.pwdVersion) };
    const answer = await fetch(`${server.url}/api/live`, { method: 'HEAD', headers });
    expect(answer.status).toBe(200);
    for (let head = 0; head < 20; head += 1) {
      const socket = await send(server, `HEAD /api/live HTTP/1.1\r\n${headersOf(player)}\r\n`);
      await sleep(head % 5);
      socket.resetAndDestroy();
    }
    await sleep(300);
    expect(openPages(server, player)).toBe(0);
  });

  it('keeps nothing of clients that leave before their stream begins', async () => {
    const server = await startTestServer();
    onTestFinished(server.close);
    const player = await server.registerUser();
    for (let request = 0; request < 20; request += 1) {
      const socket = await send(server, `GET /api/live HTTP/1.1\r\n${headersOf(player)}\r\n`);
      await sleep(request % 5);
      socket.resetAndDestroy();
    }
    // A second request on the connection, whose answer would wait for the end of the first.
    const socket = await send(server, `GET /api/live HTTP/1.1\r\n${headersOf(player)}\r\n`.repeat(5));
    await expect.poll(() => openPages(server, player)).toBe(1);
    await sleep(200);
    expect(openPages(server, player)).toBe(1);
    socket.resetAndDestroy();
    await expect.poll(() => openPages(server, player)).toBe(0);
  });

  it('who does not read is cut off', async () => {
    const server = await startTestServer();
    onTestFinished(server.close);
    const player = await server.registerUser();
    const socket = await send(server, `GET /api/live HTTP/1.1\r\n${headersOf(player)}\r\n`);
    await once(socket, 'data');
    socket.pause();
    // What the system keeps for the reader is some megabytes. Each event has topics of its own, because a topic pauses.
    for (let event = 0; event < 200 && openPages(server, player) > 0; event += 1) {
      const topics = Array.from({ length: 200 }, (_, index) => `boxes/${'x'.repeat(900)}${event}-${index}` as const);
      server.live.hub.tell(topics.map((topic) => ({ topic, user_id: player.user_id })));
      await sleep(5);
    }
    expect(openPages(server, player)).toBe(0);
  });

  it('1,000 streams are held and all of them told', async () => {
    const server = await startTestServer();
    onTestFinished(server.close);
    const player = await server.registerUser();
    await seedBoxes(server.db, new Date());
    await server.recharge(player, 5_000_000);
    const { pool_id } = await createTestPool(server.db, [1, 1]);
    const pages: LiveStream[] = [];
    for (let batch = 0; batch < 20; batch += 1) {
      pages.push(...(await Promise.all(Array.from({ length: 50 }, () => listen(server)))));
    }
    await server.succeed(openMysteryBox, { pool_id, count: 1, client_seed: 'live' }, { session: player });
    await expect
      .poll(() => pages.filter((page) => page.topics().includes('boxes/pools')).length, { timeout: 10_000 })
      .toBe(1000);
  });
});
