import { expect, it } from 'vitest';
import { formatMoney } from './format.ts';

it.each([0, 7, 999, 1000, 12_345, 999_999, 1_000_000, 123_456_789, -5, -999, -1000, -1_234_567, 9_007_199_254_740_991])(
  'formats %i as Vietnamese does',
  (amount) => {
    expect(formatMoney(amount)).toBe(new Intl.NumberFormat('vi-VN').format(amount));
  },
);
