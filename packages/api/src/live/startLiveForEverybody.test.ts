import { describe, expect, it, vi } from 'vitest';
import { fakeStreams } from '../testing/fakeStreams.ts';
import {
  openPage,
  readyAfter,
  tick,
  touched,
  touchedForEverybody,
  provideLivePages,
} from '../testing/provideLivePages.ts';

provideLivePages();

describe('what every page is told', () => {
  it('reads what changed for everybody a little later, each page at its own moment, and the watched box within a second', async () => {
    const moments: number[] = [];
    for (const chance of [0.1, 0.9]) {
      vi.spyOn(Math, 'random').mockReturnValue(chance);
      const server = fakeStreams();
      const { box, boxes, stop } = await openPage(server);
      server.last().say(readyAfter([]));
      await tick();
      box.mockClear();
      server.last().say(touchedForEverybody('boxes/pools'));
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
    server.last().say(readyAfter([]));
    await tick();
    box.mockClear();
    for (let change = 0; change < 200; change++) {
      server.last().say(touchedForEverybody('boxes/pools'));
      await tick(100);
    }
    expect(boxes.mock.calls.length).toBeGreaterThanOrEqual(3);
    expect(boxes.mock.calls.length).toBeLessThanOrEqual(5);
    expect(box.mock.calls.length).toBeGreaterThanOrEqual(18);
    expect(box.mock.calls.length).toBeLessThanOrEqual(21);
  });

  it('reads at once what is opened after a change for everybody', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.9);
    const server = fakeStreams();
    const { queries, boxes } = await openPage(server);
    server.last().say(readyAfter([]) + touchedForEverybody('boxes/pools'));
    await tick();
    expect(boxes).not.toHaveBeenCalled();
    expect(queries.getQueryState(['boxes'])?.isInvalidated).toBe(true);
  });

  it('reads what changed for everybody only when the page is seen again', async () => {
    const server = fakeStreams();
    const { box, boxes, bell, page } = await openPage(server);
    server.last().say(readyAfter([]));
    await tick();
    for (const read of [bell, box]) read.mockClear();
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
});

describe('a change that names whose answers it is about', () => {
  const about = (...ids: string[]) =>
    `event: touched\ndata: ${JSON.stringify({ topics: ['boxes/pools'], everybody: true, subjects: { 'boxes/pools': ids } })}\n\n`;

  it('is read within 0.6 s by pages that show it, and not at all by those that show another one', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.99);
    const server = fakeStreams();
    const { show, boxes } = await openPage(server);
    const [mine, other] = ['pool-1', 'pool-2'].map((id) => show(id, ['boxes/pools'], { watchesOthers: true }));
    server.last().say(readyAfter([]));
    await tick();
    for (const read of [mine, other, boxes]) read?.mockClear();
    server.last().say(about('pool-1'));
    await tick(200);
    expect(mine).toHaveBeenCalledTimes(1);
    // As soon again as it rests.
    server.last().say(about('pool-1'));
    await tick(400);
    expect(mine).toHaveBeenCalledTimes(2);
    await tick(5000);
    expect(other).not.toHaveBeenCalled();
    // A list has all of them.
    expect(boxes.mock.calls.length).toBeGreaterThan(0);
  });

  it('without an id is about all of them', async () => {
    const server = fakeStreams();
    const { show } = await openPage(server);
    const mine = show('pool-1', ['boxes/pools'], { watchesOthers: true });
    server.last().say(readyAfter([]));
    await tick();
    mine.mockClear();
    server.last().say(touchedForEverybody('boxes/pools'));
    await tick(1000);
    expect(mine).toHaveBeenCalledTimes(1);
  });
});
