import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Hold, holdAfterDraw, holdWhileWaited, mayDraw, wasUnused } from './holdUntil.ts';

const start = new Date('2026-12-01T00:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
const hold = (until: number, waiting = 0): Hold => ({
  held_by: 'lan',
  held_since: start,
  held_until: after(until),
  waiting,
});

describe('who may draw', () => {
  it('is everybody while nobody holds the box, and the holder alone until their time is over', () => {
    const free = { held_by: null, held_since: null, held_until: null, waiting: 3 };
    expect(mayDraw(free, 'minh', start)).toBe(true);
    expect(mayDraw(hold(60), 'lan', after(59))).toBe(true);
    expect(mayDraw(hold(60), 'minh', after(59))).toBe(false);
  });

  it('is nobody between two turns, and everybody when the last one is over', () => {
    expect(mayDraw(hold(60, 1), 'lan', after(60))).toBe(false);
    expect(mayDraw(hold(60, 1), 'minh', after(60))).toBe(false);
    expect(mayDraw(hold(60), 'minh', after(60))).toBe(true);
  });
});

describe('a hold', () => {
  it('begins again with a draw of its holder, and of nobody else', () => {
    expect(holdAfterDraw(hold(60), 'lan', after(30))).toEqual(after(210));
    expect(holdAfterDraw(hold(60), 'minh', after(30))).toEqual(after(60));
    expect(holdAfterDraw(hold(60), 'lan', after(60))).toEqual(after(60));
  });

  it('lasts ten minutes while others wait, and a minute more for a player who has had them already', () => {
    expect(holdAfterDraw(hold(590, 1), 'lan', after(580))).toEqual(after(600));
    expect(holdWhileWaited(hold(900), after(800))).toEqual(after(860));
    expect(holdWhileWaited(hold(210), after(100))).toEqual(after(210));
  });

  it('was unused when nothing made it longer', () => {
    expect(wasUnused(hold(60))).toBe(true);
    expect(wasUnused({ ...hold(60), held_until: holdAfterDraw(hold(60), 'lan', after(1)) })).toBe(false);
  });

  it('never ends earlier by a draw, and with others waiting never later than ten minutes after its begin', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 600 }),
        fc.integer({ min: 0, max: 599 }),
        fc.nat(3),
        (until, at, waiting) => {
          const ends = holdAfterDraw(hold(until, waiting), 'lan', after(at)) ?? start;
          expect(ends.getTime()).toBeGreaterThanOrEqual(after(until).getTime());
          if (waiting > 0) expect(ends.getTime()).toBeLessThanOrEqual(after(600).getTime());
        },
      ),
    );
  });
});
