import { expect, it } from 'vitest';
import { chiSquareP, upperGamma } from './chiSquareP.ts';

it.each([
  // R: pchisq(x, df, lower.tail = FALSE).
  [3.841459, 1, 0.05],
  [18.30704, 10, 0.05],
  [29.5883, 10, 0.001],
  [1, 4, 0.909796],
])('chi-square %f with %i degrees of freedom has p = %f', (statistic, degrees, p) => {
  expect(upperGamma(degrees / 2, statistic / 2)).toBeCloseTo(p, 5);
});

it('counts that fit exactly have p = 1', () => {
  expect(chiSquareP([10, 20, 30], [10, 20, 30])).toBeCloseTo(1, 9);
  expect(chiSquareP([30, 20, 10], [10, 20, 30])).toBeLessThan(1e-4);
});
