import type { Locale } from '@mcy/api/contract';

const tags: Record<Locale, string> = { vn: 'vi-VN', zh: 'zh-CN', en: 'en-US' };

/** Formats a moment as date and time in the shop's time zone, as the app's `formatDateTime` does. */
export function formatMoment(moment: Date, locale: Locale): string {
  const written = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(tags[locale], { ...options, timeZone: 'Asia/Ho_Chi_Minh' }).format(moment);
  const time = written({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const date =
    locale === 'en'
      ? written({ day: 'numeric', month: 'short', year: 'numeric' })
      : written({ day: '2-digit', month: '2-digit', year: 'numeric' });
  if (locale === 'vn') return `${time}, ${date}`;
  return locale === 'zh' ? `${date} ${time}` : `${date}, ${time}`;
}
