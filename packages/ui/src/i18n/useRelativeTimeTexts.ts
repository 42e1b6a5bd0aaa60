import { useTranslation } from 'react-i18next';
import { formatDate, formatDay, formatTime } from './format.ts';
import { useLocale } from './useLocale.ts';

/** Texts of `RelativeTime`: `<RelativeTime at={post.created_at} texts={useRelativeTimeTexts()} />`. */
export function useRelativeTimeTexts() {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  return {
    now: t('ago.now'),
    ago: (unit: 'minutes' | 'hours' | 'days', count: number) => t(`ago.${unit}`, { count }),
    date: (iso: string) => formatDate(iso, locale),
    moment: (iso: string) => {
      const [day, time] = [formatDay(iso, locale), formatTime(iso, locale)];
      return locale === 'vn' ? `${time}, ${day}` : `${day}, ${time}`;
    },
  };
}
