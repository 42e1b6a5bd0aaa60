import { onlineManager } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { fakeStreams } from './fakeStreams.ts';
import { betweenPages, hiddenPage, openPage, ready, tick, touched, provideLivePages } from './provideLivePages.ts';

provideLivePages();

describe('the live channel', () => {
  it('asks with the session, and as a guest without one', async () => {
    const server = fakeStreams();
    await openPage(server);
    expect(server.last().url).toBe('http://shop.test/api/live?lang=en');
    expect(server.last().headers.get('token')).toBe('t-1');
    expect(server.last().headers.get('pwdVersion')).toBe('3');
    await openPage(server, { token: null });
    expect(server.last().headers.get('token')).toBeNull();
  });

  it('reads again what reads a touched topic, and nothing else', async () => {
    const server = fakeStreams();
    const { bell, box, boxes } = await openPage(server);
    server.last().say(`: hello\n\n${ready}`);
    await tick();
    // What happened between the first page and the stream.
    expect([bell, box, boxes].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
    box.mockClear();
    server.last().say(touched('account/notices').slice(0, 20));
    await tick();
    expect(bell).toHaveBeenCalledTimes(1);
    server.last().say(touched('account/notices').slice(20) + touched('wallet/flow'));
    await tick();
    expect(bell).toHaveBeenCalledTimes(2);
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
    for (const read of [bell, box]) read.mockClear();
    await tick(50_000);
    server.last().say(': still here\n\n');
    await tick(50_000);
    expect([bell, box, boxes].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
  });

  it.each([
    ['has no stream', () => new Response('{}', { status: 404 }), 1],
    ['cannot stream', () => new Response(null, { status: 501 }), 1],
    ['refuses the session', () => Response.json({ code: 401, msg: '', data: {} }), 1],
    ['has too many', () => Response.json({ code: 429, msg: '', data: {} }, { status: 429 }), 4],
    ['fails', () => new Response('', { status: 500 }), 4],
  ])('asks instead when the server %s', async (_why, answer, opened) => {
    vi.spyOn(Math, 'random').mockReturnValue(0.999);
    const server = fakeStreams(answer);
    const open = vi.fn<typeof fetch>(server.fetch);
    const { bell } = await openPage({ ...server, fetch: open });
    await tick(61_000);
    expect(open.mock.calls.length).toBeGreaterThanOrEqual(opened);
    if (opened === 1) expect(open).toHaveBeenCalledTimes(1);
    expect(bell).toHaveBeenCalledTimes(1);
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
