import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scrollEdgesOf } from './scrollEdgesOf.ts';

const place = (given: { scrollLeft?: number; scrollTop?: number; width?: number; height?: number }) => ({
  scrollLeft: given.scrollLeft ?? 0,
  scrollTop: given.scrollTop ?? 0,
  scrollWidth: given.width ?? 100,
  scrollHeight: given.height ?? 100,
  clientWidth: 100,
  clientHeight: 100,
});

describe('scrollEdgesOf', () => {
  it.each([
    ['all in sight', place({}), { left: false, right: false, top: false, bottom: false }],
    ['too wide, at its start', place({ width: 300 }), { left: false, right: true, top: false, bottom: false }],
    ['in the middle', place({ width: 300, scrollLeft: 90 }), { left: true, right: true, top: false, bottom: false }],
    ['at its end', place({ width: 300, scrollLeft: 200 }), { left: true, right: false, top: false, bottom: false }],
    ['too high', place({ height: 300, scrollTop: 50 }), { left: false, right: false, top: true, bottom: true }],
    [
      'rounded by zoom',
      place({ width: 300, scrollLeft: 199.4 }),
      { left: true, right: false, top: false, bottom: false },
    ],
  ])('finds the hidden edges: %s', (_, measured, edges) => {
    expect(scrollEdgesOf(measured, false)).toEqual(edges);
  });

  it('mirrors from right to left', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 900 }), fc.integer({ min: 0, max: 800 }), (width, wished) => {
        const fromLeft = Math.min(wished, width - 100);
        expect(scrollEdgesOf(place({ width, scrollLeft: fromLeft - (width - 100) }), true)).toEqual(
          scrollEdgesOf(place({ width, scrollLeft: fromLeft }), false),
        );
      }),
    );
  });
});
