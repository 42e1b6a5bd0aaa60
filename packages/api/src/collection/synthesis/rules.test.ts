import { expect, it } from 'vitest';
import { fits } from './rules.ts';

it.each([
  [{ takes_rarity: 'rare', takes_series_id: null }, true],
  [{ takes_rarity: 'rare', takes_series_id: 's-1' }, true],
  [{ takes_rarity: 'rare', takes_series_id: 's-2' }, false],
  [{ takes_rarity: 'epic', takes_series_id: null }, false],
] as const)('a rare toy of series s-1 for %o: %s', (recipe, expected) => {
  expect(fits({ rarity: 'rare', series_id: 's-1' }, recipe)).toBe(expected);
});
