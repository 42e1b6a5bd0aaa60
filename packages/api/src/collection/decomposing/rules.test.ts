import { expect, it } from 'vitest';
import { stonesOf, stonesOfAll } from './rules.ts';

it.each([
  [0, 0],
  [4, 0],
  [5, 1],
  [75_004, 15_000],
  [2_400_000, 480_000],
])('a toy worth %i gives %i stones', (value, stones) => {
  expect(stonesOf(value)).toBe(stones);
});

it('several give as much together as one by one', () => {
  expect(stonesOfAll([9, 9, 9])).toBe(3);
  expect(stonesOfAll([])).toBe(0);
});
