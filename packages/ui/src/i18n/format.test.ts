import { expect, it } from 'vitest';
import { formatDateTime, formatDay, formatMoney } from './format.ts';

it.each([0, 7, 999, 1000, 12_345, 999_999, 1_000_000, 123_456_789, -5, -999, -1000, -1_234_567, 9_007_199_254_740_991])(
  'formats %i as Vietnamese does',
  (amount) => {
    expect(formatMoney(amount)).toBe(new Intl.NumberFormat('vi-VN').format(amount));
  },
);

it.each([
  ['vn', '14:58, 22/11/2026'],
  ['zh', '2026/11/22 14:58'],
  ['en', 'Nov 22, 2026, 14:58'],
] as const)('formats a date and time in %s as a shop there does: %s', (locale, shown) => {
  expect(formatDateTime('2026-11-22T07:58:00Z', locale)).toBe(shown);
});

it('formats a day in Vietnamese with figures, after the weekday', () => {
  expect(formatDay('2026-11-22T07:58:00Z', 'vn')).toBe('Chủ Nhật, 22/11/2026');
});
