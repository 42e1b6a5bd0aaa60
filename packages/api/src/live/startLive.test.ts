import { onlineManager } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { fakeStreams } from '../testing/fakeStreams.ts';
import {
  betweenPages,
  hiddenPage,
  openPage,
  ready,
  readyAfter,
  tick,
  touched,
  provideLivePages,
} from '../testing/provideLivePages.ts';

provideLivePages();

describe('the live channel', () => {
  it('asks with the session, and as a guest without one', async () => {
    const server = fakeStreams();
    await openPage(server);
    expect(server.last().url).toBe('http://shop.test/api/live?lang=en&missed=100');
    expect(server.last().headers.get('token')).toBe('t-1');
    expect(server.last().headers.get('pwdVersion')).toBe('3');
    await openPage(server, { token: null });
    expect(server.last().headers.get('token')).toBeNull();
  });

  it('reads again what reads a touched topic, and nothing else', async () => {
    const server = fakeStreams();
    const { bell, box, boxes } = await openPage(server);
    server.last().say(`: hello\n\n${readyAfter([])}`);
    await tick();
    expect([bell, box, boxes].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
    server.last().say(touched('account/notices').slice(0, 20));
    await tick();
    expect(bell).not.toHaveBeenCalled();
    server.last().say(touched('account/notices').slice(20) + touched('wallet/flow'));
    await tick();
    expect(bell).toHaveBeenCalledTimes(1);
    expect(box).not.toHaveBeenCalled();
    server.last().say('event: touched\ndata: no JSON\n\n');
    await tick();
    expect(box).not.toHaveBeenCalled();
  });

  it('reads a topic that changes all the time once a second at most', async () => {
    const server = fakeStreams();
    const { bell, box } = await openPage(server);
    server.last().say(ready);
    await tick();
    for (const read of [bell, box]) read.mockClear();
    for (let change = 0; change < 100; change++) {
      server.last().say(touched('boxes/pools'));
      await tick(100);
    }
    expect(box.mock.calls.length).toBeLessThanOrEqual(11);
    expect(box.mock.calls.length).toBeGreaterThanOrEqual(9);
    const before = box.mock.calls.length;
    server.last().say(touched('boxes/pools', 'account/notices'));
    await tick();
    expect(bell).toHaveBeenCalledTimes(1);
    await tick(2000);
    expect(box).toHaveBeenCalledTimes(before + 1);
  });

  it('takes a minute of silence for a loss', async () => {
    const server = fakeStreams();
    await openPage(server);
    server.last().say(ready);
    for (let minute = 0; minute < 6; minute++) {
      await tick(20_000);
      server.last().say(': still here\n\n');
    }
    await tick(59_000);
    expect(server.streams).toHaveLength(1);
    await tick(6000);
    expect(server.streams).toHaveLength(2);
  });

  it('lets go of its stream some time after it was hidden, and catches up when it is shown', async () => {
    const server = fakeStreams();
    const { page, box } = await openPage(server);
    server.last().say(ready);
    await tick();
    box.mockClear();
    page.turn('hidden');
    await tick(10_000);
    page.turn('visible');
    await tick(40_000);
    expect(server.held()).toBe(1);
    expect(server.streams).toHaveLength(1);
    server.last().say(': still here\n\n');
    await tick();
    page.turn('hidden');
    await tick(31_000);
    expect(server.held()).toBe(0);
    await tick(600_000);
    expect(server.streams).toHaveLength(1);
    page.turn('visible');
    await tick();
    expect(server.held()).toBe(1);
    server.last().say(ready);
    await tick();
    expect(box).toHaveBeenCalledTimes(1);
  });

  it('opens none in a page that was never shown, and leaves it to the page that is', async () => {
    const server = fakeStreams();
    const hidden = hiddenPage();
    await openPage(server, { page: hidden });
    expect(server.streams).toHaveLength(0);
    hidden.turn('visible');
    await tick();
    expect(server.held()).toBe(1);
    hidden.turn('hidden');
    await openPage(server);
    await betweenPages();
    await tick();
    expect(server.streams).toHaveLength(2);
    expect(server.held()).toBe(1);
  });

  it('waits for a connection, and comes back with it', async () => {
    const server = fakeStreams();
    await openPage(server);
    onlineManager.setOnline(false);
    await tick();
    expect(server.held()).toBe(0);
    await tick(600_000);
    expect(server.streams).toHaveLength(1);
    onlineManager.setOnline(true);
    await tick();
    expect(server.held()).toBe(1);
  });

  it('asks once a minute while no stream is held, only for what wants that or watches others', async () => {
    const server = fakeStreams();
    const { bell, box, boxes } = await openPage(server);
    await tick(59_000);
    server.last().say(': not ready yet\n\n');
    await tick(30_000);
    server.last().say(': not ready yet\n\n');
    await tick(31_000);
    expect([bell, box, boxes].map(({ mock }) => mock.calls.length)).toEqual([2, 2, 0]);
    server.last().say(ready);
    await tick();
    for (const read of [bell, box, boxes]) read.mockClear();
    await tick(50_000);
    server.last().say(': still here\n\n');
    await tick(50_000);
    expect([bell, box, boxes].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
  });

  it.each([
    ['has no stream', () => new Response('{}', { status: 404 }), 1],
    ['cannot stream', () => new Response(null, { status: 501 }), 1],
    ['refuses the session', () => Response.json({ code: 401, msg: '', data: {} }), 2],
    ['has too many', () => Response.json({ code: 429, msg: '', data: {} }, { status: 429 }), 4],
    ['fails', () => new Response('', { status: 500 }), 4],
  ])('asks instead when the server %s', async (_why, answer, opened) => {
    vi.spyOn(Math, 'random').mockReturnValue(0.999);
    const server = fakeStreams(answer);
    const open = vi.fn<typeof fetch>(server.fetch);
    const { bell } = await openPage({ ...server, fetch: open });
    await tick(61_000);
    expect(open.mock.calls.length).toBeGreaterThanOrEqual(opened);
    if (opened < 4) expect(open).toHaveBeenCalledTimes(opened);
    expect(bell).toHaveBeenCalledTimes(1);
  });

  describe('when its session has ended', () => {
    const refusal = () => Response.json({ code: 401, msg: '', data: {} });

    it('says so once, after it was refused twice', async () => {
      const server = fakeStreams(refusal);
      const onRefused = vi.fn<(token: string) => void>();
      await openPage(server, { onRefused });
      await tick(2000);
      expect(onRefused).not.toHaveBeenCalled();
      await tick(600_000);
      expect(onRefused.mock.calls).toEqual([['t-1']]);
      await openPage(server, { token: null, onRefused });
      await tick(600_000);
      expect(onRefused).toHaveBeenCalledTimes(1);
    });

    it('waits for a POST under way, which may bring the next session', async () => {
      const server = fakeStreams(refusal);
      const onRefused = vi.fn<(token: string) => void>();
      const { queries } = await openPage(server, { onRefused });
      const { promise, resolve } = Promise.withResolvers<void>();
      void queries
        .getMutationCache()
        .build(queries, { mutationFn: () => promise })
        .execute(undefined);
      await tick(20_000);
      expect(onRefused).not.toHaveBeenCalled();
      resolve();
      await tick(4000);
      expect(onRefused).toHaveBeenCalledTimes(1);
    });

    it('holds on after a refusal that was a mistake', async () => {
      const refused = fakeStreams(refusal);
      const server = fakeStreams();
      const onRefused = vi.fn<(token: string) => void>();
      let asked = 0;
      const open: typeof fetch = (...request) => (++asked % 2 === 1 ? refused : server).fetch(...request);
      await openPage({ ...server, fetch: open }, { onRefused });
      for (let time = 0; time < 3; time += 1) {
        await tick(3000);
        server.last().say(readyAfter([]));
        await tick();
        server.last().end();
        await tick(60_000);
      }
      expect(server.streams.length).toBeGreaterThanOrEqual(3);
      expect(onRefused).not.toHaveBeenCalled();
    });
  });

  it('is over when it is stopped, as at a sign-out', async () => {
    const server = fakeStreams();
    const { stop, bell, page } = await openPage(server);
    const { say } = server.last();
    say(ready);
    await tick();
    bell.mockClear();
    say(touched('account/notices'));
    say(touched('account/notices'));
    await tick();
    expect(bell).toHaveBeenCalledTimes(1);
    stop();
    await tick();
    expect(server.held()).toBe(0);
    page.turn('hidden');
    page.turn('visible');
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await tick(600_000);
    expect(server.streams).toHaveLength(1);
    expect(bell).toHaveBeenCalledTimes(1);
  });
});
