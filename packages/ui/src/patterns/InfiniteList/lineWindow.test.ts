import { assert, integer, array, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOut, linesToDraw } from './lineWindow.ts';

describe('linesToDraw', () => {
  it('keeps the focused line and its neighbors, in order and once each', () => {
    expect(linesToDraw([40, 41, 42], 3, 100)).toEqual([2, 3, 4, 40, 41, 42]);
    expect(linesToDraw([40, 41, 42], 42, 100)).toEqual([40, 41, 42, 43]);
    expect(linesToDraw([5, 6], 0, 7)).toEqual([0, 1, 5, 6]);
    expect(linesToDraw([0, 1], 6, 7)).toEqual([0, 1, 5, 6]);
    expect(linesToDraw([0, 1], null, 7)).toEqual([0, 1]);
  });
});

describe('layOut', () => {
  const list = record({
    top: integer({ min: 0, max: 500 }),
    gap: integer({ min: 0, max: 24 }),
    sizes: array(integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 40 }),
    drawn: array(integer({ min: 0, max: 39 }), { minLength: 1, maxLength: 40 }),
  });

  it('puts each rendered line where it would be among all, and keeps the total height', () => {
    assert(
      property(list, ({ top, gap, sizes, drawn }) => {
        const all = sizes.map((size, index) => {
          const start = top + sizes.slice(0, index).reduce((sum, each) => sum + each + gap, 0);
          return { index, start, end: start + size };
        });
        const height = (all.at(-1)?.end ?? top) - top;
        const shown = all.filter(({ index }) => drawn.includes(index));
        const { lines, after } = layOut(shown, { top, height, gap });
        let flow = top;
        for (const [place, line] of lines.entries()) {
          flow += (place === 0 ? 0 : gap) + line.skipped;
          expect(flow).toBe(all[line.index]?.start);
          flow += sizes[line.index] ?? 0;
        }
        expect(flow + after).toBe(top + height);
      }),
    );
  });
});
