import { expect, it } from 'vitest';
import { formatDateTime, formatDay, formatProbability } from './format.ts';
import { formatMoney } from './formatMoney.ts';
import { localeTags, locales } from './locales.ts';

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

it.each(locales)('formats a probability as Intl does in %s', (locale) => {
  const totals = [0, 1, 3, 7, 80, 999, 1000, 16_384, 1_000_000];
  const weightsOf = (total: number): number[] =>
    [0, 1, 2, 3, 5, 8, 99, 100, 125, 999, 1234, 50_000, 99_999, 999_995, total - 1, total].filter(
      (weight) => weight >= 0 && weight <= total,
    );
  for (const total of totals) {
    for (const weight of weightsOf(total)) {
      const share = total === 0 ? 0 : weight / total;
      const percent = new Intl.NumberFormat(localeTags[locale], {
        style: 'percent',
        minimumFractionDigits: share < 0.1 && share > 0 ? 2 : 0,
        maximumFractionDigits: share < 0.01 ? 4 : 2,
      });
      expect(formatProbability(weight, total, locale), `${weight} of ${total}`).toBe(percent.format(share));
    }
  }
});
