import { useTranslation } from 'react-i18next';
import type { CountdownTexts } from '../../patterns/index.ts';

/** The words of a countdown of the free draw, which is never longer than a day. */
export function useDailyCountdown(ended: 'starting' | 'ending'): CountdownTexts {
  const { t } = useTranslation('boxes/daily');
  return {
    days: t('countdown.days'),
    hours: t('countdown.hours'),
    minutes: t('countdown.minutes'),
    seconds: t('countdown.seconds'),
    spoken: ({ hours, minutes }) => t('left', { hours, minutes }),
    ended: t(ended),
  };
}
