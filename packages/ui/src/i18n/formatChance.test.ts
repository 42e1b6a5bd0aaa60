import { expect, it } from 'vitest';
import { formatChance } from './formatChance.ts';

it.each([
  [1, 69, '1 in 69'],
  [2, 120, '1 in 60'],
  [15, 37, '15 in 37'],
  [37, 37, '1 in 1'],
  [4000, 1_000_000, '1 in 250'],
  [18_000, 1_000_000, '1 in 56'],
  [1, 1_000_000, '1 in 1.000.000'],
  [286_000, 1_000_000, '29 in 100'],
  [450_000, 1_000_000, '9 in 20'],
  [0, 37, '0 in 1'],
  [0, 0, '0 in 1'],
])('formats %i of %i as %s', (weight, total, shown) => {
  expect(formatChance(weight, total, 'en')).toBe(shown);
});

it('writes a fraction in Vietnamese and Chinese', () => {
  expect(formatChance(1, 69, 'vn')).toBe('1/69');
  expect(formatChance(1, 69, 'zh')).toBe('1/69');
});
