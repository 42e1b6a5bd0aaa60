import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/index.ts';

/** What the screen counts, in the order shown. */
export const measures = ['net', 'paid', 'cash', 'returned', 'orders', 'pieces'] as const;

export type Measure = (typeof measures)[number];

/** Writes figures: with their unit, or plain. */
export function useFigure() {
  const { t } = useTranslation('operator/sales');
  return {
    plain: formatMoney,
    of: (measure: Measure, value: number): string => {
      const amount = formatMoney(value);
      if (measure === 'orders' || measure === 'pieces') return t(measure, { count: value, amount });
      return t('coins', { amount });
    },
  };
}
