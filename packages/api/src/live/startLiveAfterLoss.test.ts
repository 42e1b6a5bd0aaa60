import { onlineManager } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { fakeStreams } from '../testing/fakeStreams.ts';
import { FakePage, openPage, ready, readyAfter, tick, provideLivePages } from '../testing/provideLivePages.ts';
import { startLive } from './startLive.ts';

provideLivePages();

describe('the live channel, before and after a gap', () => {
  it('comes back after a loss, later each time, and catches up with everything on screen', async () => {
    const server = fakeStreams();
    const { bell, box } = await openPage(server);
    server.last().say(ready);
    await tick(40_000);
    for (const read of [bell, box]) read.mockClear();
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

  const missedOf = ({ url }: { url: string }) => Number(new URL(url).searchParams.get('missed'));

  it('says for how long it may have missed changes: since it was opened, and later since it last heard anything', async () => {
    const server = fakeStreams();
    const { page } = await openPage(server);
    expect(missedOf(server.last())).toBe(100);
    server.last().end();
    await tick(1000);
    page.turn('visible');
    await tick();
    expect(server.streams.length).toBeGreaterThanOrEqual(2);
    expect(missedOf(server.last())).toBeGreaterThan(100);
    expect(missedOf(server.last())).toBeLessThanOrEqual(1100);
    server.last().say(readyAfter([]));
    await tick(20_000);
    server.last().say(': still here\n\n');
    await tick();
    await tick(3000);
    server.last().end();
    await tick(5000);
    expect(missedOf(server.last())).toBeGreaterThanOrEqual(3000);
    expect(missedOf(server.last())).toBeLessThanOrEqual(8000);
  });

  it('reads what changed before the first stream was ready, and nothing else', async () => {
    const server = fakeStreams();
    const { queries, show, bell, box, boxes } = await openPage(server);
    const flow = show('flow', ['wallet/flow']);
    await tick(3000);
    server.last().say(readyAfter(['wallet/flow']));
    await tick();
    expect(flow).toHaveBeenCalledTimes(2);
    await tick(10_000);
    expect([bell, box, boxes].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
    expect(queries.getQueryState(['boxes'])?.isInvalidated).toBe(false);
  });

  it('reads what changed for everybody like a change that it heard: the watched box first', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.9);
    const server = fakeStreams();
    const { bell, box, boxes } = await openPage(server);
    server.last().say(readyAfter([], ['boxes/pools']));
    await tick(1000);
    expect([bell, box, boxes].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 0]);
    await tick(4000);
    expect([bell, box, boxes].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 1]);
  });

  it('reads again what is still being read when it is named: the answer may be older', async () => {
    const server = fakeStreams();
    const { queries, show } = await openPage(server);
    const later = () => new Promise<string>((resolve) => setTimeout(resolve, 300, 'flow'));
    const flow = show('flow', ['wallet/flow'], {}, later);
    await tick(100);
    server.last().say(readyAfter(['wallet/flow']));
    await tick(500);
    expect(flow).toHaveBeenCalledTimes(2);
    expect(queries.getQueryState(['flow'])).toMatchObject({ data: 'flow', isInvalidated: false });
  });

  it('reads everything on screen when the server does not know, or the request was long on its way', async () => {
    for (const [way, said] of [
      [0, ready],
      [6000, readyAfter([])],
    ] as const) {
      const server = fakeStreams();
      const { bell, box, boxes, stop } = await openPage(server);
      await tick(way);
      server.last().say(said);
      await tick();
      expect([bell, box, boxes].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
      stop();
    }
  });

  it('reads after a short gap what changed meanwhile', async () => {
    const server = fakeStreams();
    const { bell, box, boxes } = await openPage(server);
    server.last().say(readyAfter([]));
    await tick(40_000);
    server.last().end();
    await tick(5000);
    server.last().say(readyAfter(['account/notices']));
    await tick();
    expect([bell, box, boxes].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
  });

  it('says for another session how long nothing was heard, not how old the page is', async () => {
    const server = fakeStreams();
    const { queries, pageId, stop } = await openPage(server);
    server.last().say(readyAfter([]));
    await tick(40_000);
    server.last().say(': still here\n\n');
    await tick();
    await tick(1000);
    stop();
    const next = startLive({
      session: null,
      locale: 'en',
      pageId,
      origin: 'http://shop.test',
      queries,
      onRefused: () => {},
      fetch: server.fetch,
      page: new FakePage(),
    });
    await tick();
    expect(missedOf(server.last())).toBe(1000);
    next();
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
    box.mockClear();
    pageId.renew();
    await tick();
    expect(server.held()).toBe(1);
    expect(server.last().headers.get('page')).toBe(pageId.read());
    expect(pageId.read()).not.toBe(first);
    server.last().say(ready);
    await tick();
    expect(box).toHaveBeenCalledTimes(1);
  });
});
