import { useTranslation } from 'react-i18next';
import type { CountdownTexts } from '../../patterns/index.ts';

/** The words of a countdown to the end of a sale. */
export function useSaleCountdown(): CountdownTexts {
  const { t } = useTranslation('mall/catalogue');
  return {
    days: t('countdown.days'),
    hours: t('countdown.hours'),
    minutes: t('countdown.minutes'),
    seconds: t('countdown.seconds'),
    spoken: ({ days, hours, minutes }) => t('countdown.left', { days, hours, minutes }),
    ended: t('countdown.ended'),
  };
}
