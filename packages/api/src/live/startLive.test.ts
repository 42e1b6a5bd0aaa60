import { QueryClient, QueryObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageId } from '../client/createPageId.ts';
import type { Topic } from '../contract/defineCall.ts';
import type { ReadMeta } from '../client/refresh.ts';
import { fakeStreams } from './fakeStreams.ts';
import { startLive } from './startLive.ts';

const stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  onlineManager.setOnline(true);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

class FakePage extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  turn(state: DocumentVisibilityState): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

function hiddenPage(): FakePage {
  const page = new FakePage();
  page.visibilityState = 'hidden';
  return page;
}

const tick = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
/** A message between pages does not wait for timers. */
const betweenPages = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

/** A page that shows the bell and a box, with a live stream. */
async function openPage(
  server: ReturnType<typeof fakeStreams>,
  { page = new FakePage(), token = 't-1' }: { page?: FakePage; token?: string | null } = {},
) {
  const queries = new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: false } } });
  const show = (
    name: string,
    reads: readonly Topic[],
    options: Partial<ReadMeta> = {},
    answer = () => Promise.resolve(name),
  ) => {
    const read = vi.fn<() => Promise<string>>(answer);
    const observer = new QueryObserver(queries, {
      queryKey: [name],
      queryFn: read,
      staleTime: Infinity,
      meta: { reads, ...options },
    });
    stops.push(observer.subscribe(() => {}));
    return read;
  };
  const bell = show('bell', ['account/notices'], { asksWithoutLive: true });
  const box = show('box', ['boxes/pools'], { watchesOthers: true });
  const boxes = show('boxes', ['boxes/pools']);
  await tick(100);
  const pageId = createPageId();
  const stop = startLive({
    session: token === null ? null : { token, pwdVersion: 3 },
    locale: 'en',
    pageId,
    origin: 'http://shop.test',
    queries,
    page,
    fetch: server.fetch,
  });
  stops.push(stop);
  await tick();
  for (const read of [bell, box, boxes]) read.mockClear();
  return { queries, show, bell, box, boxes, page, pageId, stop };
}

const ready = 'event: ready\ndata: {}\n\n';
const touched = (...topics: string[]) => `event: touched\ndata: ${JSON.stringify({ topics })}\n\n`;
const touchedForEverybody = (...topics: string[]) =>
  `event: touched\ndata: ${JSON.stringify({ topics, everybody: true })}\n\n`;

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
    const { bell, box } = await openPage(server);
    server.last().say(`: hello\n\n${ready}`);
    await tick();
    // What happened between the first page and the stream.
    expect(bell).toHaveBeenCalledTimes(1);
    expect(box).not.toHaveBeenCalled();
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
    bell.mockClear();
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

  it('reads what changed for everybody a little later, each page at its own moment, and the watched box within a second', async () => {
    const moments: number[] = [];
    for (const chance of [0.1, 0.9]) {
      vi.spyOn(Math, 'random').mockReturnValue(chance);
      const server = fakeStreams();
      const { box, boxes, stop } = await openPage(server);
      server.last().say(ready + touchedForEverybody('boxes/pools'));
      await tick();
      expect(box).not.toHaveBeenCalled();
      expect(boxes).not.toHaveBeenCalled();
      let waited = 0;
      while (boxes.mock.calls.length === 0) {
        await tick(100);
        waited += 100;
        if (waited === 1000) expect(box).toHaveBeenCalledTimes(1);
      }
      moments.push(waited);
      stop();
    }
    expect(moments).toEqual([500, 4500]);
  });

  it('reads what changes for everybody all the time every few seconds, and the watched box once a second', async () => {
    const server = fakeStreams();
    const { box, boxes } = await openPage(server);
    server.last().say(ready);
    for (let change = 0; change < 200; change++) {
      server.last().say(touchedForEverybody('boxes/pools'));
      await tick(100);
    }
    expect(boxes.mock.calls.length).toBeGreaterThanOrEqual(3);
    expect(boxes.mock.calls.length).toBeLessThanOrEqual(5);
    expect(box.mock.calls.length).toBeGreaterThanOrEqual(18);
    expect(box.mock.calls.length).toBeLessThanOrEqual(21);
  });

  it('reads at once what is opened after everybody was told of it', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.9);
    const server = fakeStreams();
    const { queries, boxes } = await openPage(server);
    server.last().say(ready + touchedForEverybody('boxes/pools'));
    await tick();
    expect(boxes).not.toHaveBeenCalled();
    expect(queries.getQueryState(['boxes'])?.isInvalidated).toBe(true);
  });

  it('reads what changed for everybody only when the page is seen again', async () => {
    const server = fakeStreams();
    const { box, boxes, bell, page } = await openPage(server);
    server.last().say(ready);
    await tick();
    bell.mockClear();
    server.last().say(touchedForEverybody('boxes/pools'));
    page.turn('hidden');
    await tick(6000);
    server.last().say(touchedForEverybody('boxes/pools') + touched('account/notices'));
    await tick(14_000);
    expect([box, boxes].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    expect(bell).toHaveBeenCalledTimes(1);
    page.turn('visible');
    await tick();
    expect([box, boxes].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    await tick(20_000);
    expect([box, boxes].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('comes back after a loss, later each time, and catches up with everything on screen', async () => {
    const server = fakeStreams();
    const { bell, box } = await openPage(server);
    server.last().say(ready);
    await tick(40_000);
    bell.mockClear();
    server.last().end();
    await tick(5000);
    expect(server.streams).toHaveLength(2);
    expect(box).not.toHaveBeenCalled();
    server.last().say(ready);
    await tick();
    expect(bell).toHaveBeenCalledTimes(1);
    expect(box).toHaveBeenCalledTimes(1);
    // It breaks off at once, again and again, and chance makes it wait as long as it may.
    vi.spyOn(Math, 'random').mockReturnValue(0.999);
    for (let loss = 0; loss < 12; loss++) {
      server.last().end();
      await tick(60_000);
    }
    expect(server.streams).toHaveLength(14);
    server.last().end();
    await tick(59_000);
    expect(server.streams).toHaveLength(14);
  });

  it('comes back at a random moment, so that a server that stops is not met by all pages at once', async () => {
    const waits: number[] = [];
    for (const chance of [0, 0.5, 0.999]) {
      vi.spyOn(Math, 'random').mockReturnValue(chance);
      const server = fakeStreams();
      const { stop } = await openPage(server);
      server.last().say(ready);
      await tick();
      server.last().end();
      let waited = 0;
      while (server.streams.length < 2) {
        await tick(50);
        waited += 50;
      }
      waits.push(waited);
      stop();
    }
    expect(waits).toEqual([50, 2500, 5000]);
  });

  it('comes back at once when the page is shown, or online again', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.999);
    const server = fakeStreams();
    const { page } = await openPage(server);
    server.last().end();
    await tick(100);
    expect(server.streams).toHaveLength(1);
    page.turn('hidden');
    page.turn('visible');
    await tick();
    expect(server.streams).toHaveLength(2);
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await tick();
    expect(server.streams).toHaveLength(3);
  });

  it('leaves alone at the first beginning what was read since the stream was asked for', async () => {
    const server = fakeStreams();
    const { queries, show, bell, box } = await openPage(server);
    await tick(100);
    const since = show('since', ['wallet/flow'], { asksWithoutLive: true });
    await tick(100);
    server.last().say(ready);
    await tick();
    expect(since).toHaveBeenCalledTimes(1);
    expect(queries.getQueryState(['since'])?.isInvalidated).toBe(false);
    expect(bell).toHaveBeenCalledTimes(1);
    expect(box).not.toHaveBeenCalled();
    expect(queries.getQueryState(['box'])?.isInvalidated).toBe(true);
  });

  it('takes what was still being read when the stream was asked for as older', async () => {
    const server = fakeStreams();
    const { queries, show, page } = await openPage(server, { page: hiddenPage() });
    const slow = show('slow', ['wallet/flow'], {}, () => new Promise((resolve) => setTimeout(resolve, 100, 'slow')));
    page.turn('visible');
    await tick(200);
    expect(slow).toHaveBeenCalledTimes(1);
    server.last().say(ready);
    await tick();
    expect(queries.getQueryState(['slow'])?.isInvalidated).toBe(true);
  });

  it('catches up when the first streams it asked for broke off', async () => {
    const server = fakeStreams();
    const { box } = await openPage(server);
    server.last().end();
    await tick(5000);
    server.last().say(ready);
    await tick();
    expect(box).toHaveBeenCalledTimes(1);
  });

  it('tells the server which page it is, and catches up under another id when nobody knows how a POST ended', async () => {
    const server = fakeStreams();
    const { box, pageId } = await openPage(server);
    const first = pageId.read();
    expect(server.last().headers.get('page')).toBe(first);
    server.last().say(ready);
    await tick();
    pageId.renew();
    await tick();
    expect(server.held()).toBe(1);
    expect(server.last().headers.get('page')).toBe(pageId.read());
    expect(pageId.read()).not.toBe(first);
    server.last().say(ready);
    await tick();
    expect(box).toHaveBeenCalledTimes(1);
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

  it('asks once a minute while no stream is held, only for what wants that', async () => {
    const server = fakeStreams();
    const { bell, box } = await openPage(server);
    await tick(59_000);
    server.last().say(': not ready yet\n\n');
    await tick(30_000);
    server.last().say(': not ready yet\n\n');
    await tick(31_000);
    expect(bell).toHaveBeenCalledTimes(2);
    server.last().say(ready);
    await tick();
    bell.mockClear();
    await tick(50_000);
    server.last().say(': still here\n\n');
    await tick(50_000);
    expect(bell).not.toHaveBeenCalled();
    expect(box).not.toHaveBeenCalled();
  });

  it.each([
    ['has no stream', () => new Response('{}', { status: 404 }), 1],
    ['cannot stream', () => new Response(null, { status: 501 }), 1],
    ['refuses the session', () => Response.json({ code: 401, msg: '', data: {} }), 1],
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
