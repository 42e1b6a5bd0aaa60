import { type Locale, localeTags } from '@mcy/api/contract';

// Making a format takes a hundred times as long as using it, and a file has thousands of lines.
const formats = new Map<Locale, { time: Intl.DateTimeFormat; date: Intl.DateTimeFormat }>();

/** Formats a moment as date and time in the shop's time zone, as the app's `formatDateTime` does. */
export function formatDateTime(moment: Date, locale: Locale): string {
  const known = formats.get(locale) ?? createFormats(locale);
  formats.set(locale, known);
  const [time, date] = [known.time.format(moment), known.date.format(moment)];
  if (locale === 'vn') return `${time}, ${date}`;
  return locale === 'zh' ? `${date} ${time}` : `${date}, ${time}`;
}

function createFormats(locale: Locale) {
  const formatOf = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(localeTags[locale], { ...options, timeZone: 'Asia/Ho_Chi_Minh' });
  return {
    time: formatOf({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    date:
      locale === 'en'
        ? formatOf({ day: 'numeric', month: 'short', year: 'numeric' })
        : formatOf({ day: '2-digit', month: '2-digit', year: 'numeric' }),
  };
}
