import { type Locale, localeTags } from './locales.ts';

/** Formats a probability as a percentage with as many digits as needed to distinguish it, at most 4 decimals. */
export function formatProbability(weight: number, totalWeight: number, locale: Locale): string {
  const share = totalWeight === 0 ? 0 : weight / totalWeight;
  const least = share < 0.1 && share > 0 ? 2 : 0;
  const most = share < 0.01 ? 4 : 2;
  // Without `Intl`, as for money. Weights are integers, so that nothing is rounded before the last digit.
  const unit = 10 ** most;
  const parts = share === 0 ? 0 : Math.floor((200 * unit * weight + totalWeight) / (2 * totalWeight));
  const decimals = String(parts % unit).padStart(most, '0');
  const shown = decimals.slice(0, least) + decimals.slice(least).replace(/0+$/, '');
  const point = locale === 'vn' ? ',' : '.';
  return `${String(Math.floor(parts / unit))}${shown && point}${shown}%`;
}

const businessTimeZone = 'Asia/Ho_Chi_Minh';

/** Formats an ISO 8601 UTC time as date and time of the shop (Asia/Ho_Chi_Minh). Vietnamese puts the time first. */
export function formatDateTime(iso: string, locale: Locale): string {
  const [date, time] = [formatDate(iso, locale), formatTime(iso, locale)];
  if (locale === 'vn') return `${time}, ${date}`;
  return locale === 'zh' ? `${date} ${time}` : `${date}, ${time}`;
}

/**
 * Formats the shop's calendar day of an ISO 8601 UTC time as briefly as possible, for deadlines. English uses
 * the month's name: half of its readers would take 11/01 for November 1.
 */
export function formatDate(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(localeTags[locale], {
    day: locale === 'en' ? 'numeric' : '2-digit',
    month: locale === 'en' ? 'short' : '2-digit',
    year: 'numeric',
    timeZone: businessTimeZone,
  }).format(new Date(iso));
}

/** Formats the shop's calendar day of an ISO 8601 UTC time, or a day `YYYY-MM-DD` itself, with the weekday. */
export function formatDay(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(localeTags[locale], {
    weekday: 'long',
    day: 'numeric',
    month: locale === 'vn' ? '2-digit' : 'long',
    year: 'numeric',
    timeZone: businessTimeZone,
  }).format(new Date(iso));
}

/** Formats the shop's clock time of an ISO 8601 UTC time, hours and minutes. */
export function formatTime(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(localeTags[locale], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: businessTimeZone,
  }).format(new Date(iso));
}

/** Formats a month given as `YYYY-MM` as a label, capitalized: Vietnamese months are lower case in a sentence. */
export function formatMonth(month: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(localeTags[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const label = format.format(new Date(`${month}-01T00:00:00Z`));
  return label.charAt(0).toLocaleUpperCase(localeTags[locale]) + label.slice(1);
}
