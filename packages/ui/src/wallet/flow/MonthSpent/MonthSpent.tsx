import type { PeriodSpending } from '@mcy/api/wallet/spending/contract';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/index.ts';
import { Text } from '../../../primitives/index.ts';
import * as styles from './MonthSpent.css.ts';

export interface MonthSpentProps {
  /** This month's spending; null until loaded, which keeps the line's space. */
  month: Pick<PeriodSpending, 'spent' | 'cap'> | null;
}

/** The player's spending this month, as a small note at a pay button. */
export function MonthSpent({ month }: MonthSpentProps) {
  const { t } = useTranslation('wallet/spending');
  return (
    <div className={styles.line}>
      {month !== null && (
        <Text size="xsmall" tone="secondary" tabular>
          {month.cap === null
            ? t('spending.thisMonth', { spent: formatMoney(month.spent) })
            : t('spending.thisMonthOf', { spent: formatMoney(month.spent), cap: formatMoney(month.cap) })}
        </Text>
      )}
    </div>
  );
}
