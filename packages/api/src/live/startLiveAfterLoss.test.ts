import { onlineManager } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { fakeStreams } from './fakeStreams.ts';
import { openPage, ready, tick, provideLivePages } from './provideLivePages.ts';

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

  it('reads at the first beginning what watches others and what asks without it, and the rest at its next visit', async () => {
    const server = fakeStreams();
    const { queries, bell, box, boxes } = await openPage(server);
    await tick(6000);
    server.last().say(ready);
    await tick();
    expect([bell, box, boxes].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
    expect(queries.getQueryState(['boxes'])?.isInvalidated).toBe(true);
    expect(queries.getQueryState(['box'])?.isInvalidated).toBe(false);
  });

  it('takes what was read while the stream was being opened as older too: it may have changed before the server knew the page', async () => {
    const server = fakeStreams();
    const { queries, show } = await openPage(server);
    await tick(100);
    const pool = show('pool', ['boxes/pools'], { watchesOthers: true });
    const flow = show('flow', ['wallet/flow']);
    await tick(100);
    server.last().say(ready);
    await tick();
    expect(pool).toHaveBeenCalledTimes(2);
    expect(flow).toHaveBeenCalledTimes(1);
    expect(queries.getQueryState(['flow'])?.isInvalidated).toBe(true);
  });

  it('takes what is still being read when the stream is ready as older too', async () => {
    const server = fakeStreams();
    const { queries, show } = await openPage(server);
    const later = (name: string) => () => new Promise<string>((resolve) => setTimeout(resolve, 300, name));
    const pool = show('pool', ['boxes/pools'], { watchesOthers: true }, later('pool'));
    const flow = show('flow', ['wallet/flow'], {}, later('flow'));
    await tick(100);
    server.last().say(ready);
    await tick(100);
    expect(pool).toHaveBeenCalledTimes(2);
    await tick(500);
    expect(pool).toHaveBeenCalledTimes(2);
    expect(queries.getQueryState(['pool'])).toMatchObject({ data: 'pool', isInvalidated: false });
    expect(flow).toHaveBeenCalledTimes(1);
    expect(queries.getQueryState(['flow'])).toMatchObject({ data: 'flow', isInvalidated: true });
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
