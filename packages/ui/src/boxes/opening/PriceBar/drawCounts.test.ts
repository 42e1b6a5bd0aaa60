import { expect, it } from 'vitest';
import { countOf, drawCounts, mostDraws } from './drawCounts.ts';

const countsOf = (remaining: number | null) => drawCounts(remaining).map(({ count }) => count);

it('offers one, five and ten of an infinite pool', () => {
  expect(countsOf(null)).toEqual([1, 5, 10]);
});

it('offers no more than remain', () => {
  expect(countsOf(7)).toEqual([1, 5, 'all']);
  expect(countsOf(3)).toEqual([1, 'all']);
});

it('omits "all" when a number means the same', () => {
  expect(countsOf(1)).toEqual([1]);
  expect(countsOf(5)).toEqual([1, 5]);
  expect(countsOf(10)).toEqual([1, 5, 10]);
});

it('offers "all" up to fifty tickets', () => {
  expect(drawCounts(50).at(-1)).toEqual({ count: 'all', draws: 50 });
  expect(countsOf(51)).toEqual([1, 5, 10]);
});

it('offers nothing for a sold-out box', () => {
  expect(countsOf(0)).toEqual([]);
});

it('draws any number up to fifty, and says "all" for what remains', () => {
  expect([mostDraws(null), mostDraws(51), mostDraws(7), mostDraws(0)]).toEqual([50, 50, 7, 0]);
  expect([countOf(37, null), countOf(37, 60), countOf(37, 37), countOf(10, 10)]).toEqual([37, 37, 'all', 10]);
});
