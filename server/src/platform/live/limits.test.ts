import { connect } from 'node:net';
import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createTestPool } from '../../areas/boxes/pools/createTestPool.ts';
import { seedBoxes } from '../../areas/boxes/pools/seedBoxes.ts';
import { type LiveStream, listenLive } from '../../testing/listenLive.ts';
import { type Session, startTestServer } from '../../testing/startTestServer.ts';

/** Opens a stream that ends with its test. */
async function listen(server: { url: string }, session?: Session) {
  const stream = await listenLive(server.url, session);
  onTestFinished(stream.leave);
  return stream;
}

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

  it('who does not read is cut off', async () => {
    const server = await startTestServer();
    onTestFinished(server.close);
    const player = await server.registerUser();
    const { port } = new URL(server.url);
    const socket = connect({ port: Number(port), host: '127.0.0.1' });
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => {});
    socket.write(
      `GET /api/live HTTP/1.1\r\nHost: localhost\r\ntoken: ${player.token}\r\npwdVersion: ${player.pwdVersion}\r\n\r\n`,
    );
    await new Promise((resolve) => {
      socket.once('data', resolve);
    });
    socket.pause();
    // What the system keeps for the reader is some megabytes.
    const topics = Array.from({ length: 200 }, (_, index) => `boxes/${'x'.repeat(900)}${index}` as const);
    const touches = topics.map((topic) => ({ topic, user_id: player.user_id }));
    for (
      let event = 0;
      event < 200 && server.live.hub.countOf({ user_id: player.user_id, network: '' }).user > 0;
      event += 1
    ) {
      server.live.hub.tell(touches);
      await sleep(5);
    }
    expect(server.live.hub.countOf({ user_id: player.user_id, network: '' }).user).toBe(0);
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
