import type { Locale } from '../../../i18n/index.ts';

/** Stars on average with one decimal, with the locale's separator: `4,8`. Without `Intl`, as for money. */
export function formatAverage(average: number, locale: Locale): string {
  const shown = average.toFixed(1);
  return locale === 'vn' ? shown.replace('.', ',') : shown;
}
