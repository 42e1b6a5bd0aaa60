import { type Locale, localeTags } from './locales.ts';

const money = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 0 });

/** An amount of smallest units: no decimals, a dot as thousands separator in every language (spec §9). */
export function formatMoney(amount: number): string {
  return money.format(amount);
}

/** A probability as a percentage with as many digits as it needs to be told from its neighbours, at most 4 decimals. */
export function formatProbability(weight: number, totalWeight: number, locale: Locale): string {
  const share = totalWeight === 0 ? 0 : weight / totalWeight;
  return new Intl.NumberFormat(localeTags[locale], {
    style: 'percent',
    minimumFractionDigits: share < 0.1 && share > 0 ? 2 : 0,
    maximumFractionDigits: share < 0.01 ? 4 : 2,
  }).format(share);
}

const businessTimeZone = 'Asia/Ho_Chi_Minh';

/** A moment, given as ISO 8601 UTC, as date and time of the shop (Asia/Ho_Chi_Minh). */
export function formatDateTime(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(localeTags[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: businessTimeZone,
  }).format(new Date(iso));
}

/**
 * The shop's calendar day of a moment given as ISO 8601 UTC, as short as it can be told: for deadlines. In English with
 * the month's name: half of its readers would take 11/01 for the 11th of January.
 */
export function formatDate(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(localeTags[locale], {
    day: locale === 'en' ? 'numeric' : '2-digit',
    month: locale === 'en' ? 'short' : '2-digit',
    year: 'numeric',
    timeZone: businessTimeZone,
  }).format(new Date(iso));
}

/** The shop's calendar day of a moment given as ISO 8601 UTC, with its weekday. */
export function formatDay(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(localeTags[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: businessTimeZone,
  }).format(new Date(iso));
}

/** The shop's clock time of a moment given as ISO 8601 UTC, hours and minutes. */
export function formatTime(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(localeTags[locale], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: businessTimeZone,
  }).format(new Date(iso));
}

/** A month given as `YYYY-MM`, as a label: with a capital, which Vietnamese months lack in a sentence. */
export function formatMonth(month: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(localeTags[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const label = format.format(new Date(`${month}-01T00:00:00Z`));
  return label.charAt(0).toLocaleUpperCase(localeTags[locale]) + label.slice(1);
}
