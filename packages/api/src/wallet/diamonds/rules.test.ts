import { expect, it } from 'vitest';
import { bonusDiamonds } from './rules.ts';

it.each([
  [0, 0],
  [499_999, 0],
  [500_000, 50],
  [509_999, 50],
  [510_000, 51],
  [100_000_000, 10_000],
])('a recharge of %d coins brings %d diamonds', (recharged, diamonds) => {
  expect(bonusDiamonds(recharged)).toBe(diamonds);
});
