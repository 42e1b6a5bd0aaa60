import { describe, expect, it } from 'vitest';
import { fits, sparesOf } from './rules.ts';

it.each([
  [{ takes_rarity: 'rare', takes_series_id: null }, true],
  [{ takes_rarity: 'rare', takes_series_id: 's-1' }, true],
  [{ takes_rarity: 'rare', takes_series_id: 's-2' }, false],
  [{ takes_rarity: 'epic', takes_series_id: null }, false],
] as const)('a rare toy of series s-1 for %o: %s', (recipe, expected) => {
  expect(fits({ rarity: 'rare', series_id: 's-1' }, recipe)).toBe(expected);
});

describe('copies to spare', () => {
  it.each([
    { count: 1, item_ids: ['a'], put: [], spare: [] },
    { count: 3, item_ids: ['a', 'b', 'c'], put: [], spare: ['a', 'b'] },
    { count: 3, item_ids: ['a', 'b', 'c'], put: ['b'], spare: ['a'] },
    { count: 3, item_ids: ['a', 'b', 'c'], put: ['a', 'b'], spare: [] },
    // What the list does not name stays too.
    { count: 9, item_ids: ['a', 'b'], put: ['x'], spare: ['a', 'b'] },
  ])('of $count, with $put put in, are $spare', ({ put, spare, ...group }) => {
    expect(sparesOf(group, put)).toEqual(spare);
  });
});
