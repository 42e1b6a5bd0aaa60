import { expect, it } from 'vitest';
import { opensPair } from './opensPair.ts';

const pairsOf = (count: number) =>
  Array.from({ length: count }, (_, position) => position).filter((position) => opensPair(position, count));

it('deals ten cards as two, three, three, two', () => {
  expect(pairsOf(10)).toEqual([0, 8]);
});

it('deals five cards as two, three', () => {
  expect(pairsOf(5)).toEqual([0]);
});

it('indents nothing when threes fill every row', () => {
  for (const count of [3, 6, 9]) expect(pairsOf(count)).toEqual([]);
});

it('leaves no card alone, up to ten and a bonus', () => {
  for (let count = 2; count <= 11; count += 1)
    expect((count - 2 * pairsOf(count).length) % 3, `${count} cards`).toBe(0);
});
