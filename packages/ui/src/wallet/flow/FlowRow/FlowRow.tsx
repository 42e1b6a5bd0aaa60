import type { FlowEntry } from '@mcy/api/wallet/flow/contract';
import { CalendarCheck, Gift, Landmark, PackageOpen, Undo2, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatTime, useLocale } from '../../../i18n/index.ts';
import { Icon, Money, Text } from '../../../primitives/index.ts';
import type { FlowCurrency } from '../FlowCurrency.ts';
import * as styles from './FlowRow.css.ts';

export interface FlowRowProps {
  entry: FlowEntry;
  currency?: FlowCurrency;
}

const icons = {
  recharge: Wallet,
  box_open: PackageOpen,
  withdrawal: Landmark,
  withdrawal_return: Undo2,
  level_gift: Gift,
  check_in: CalendarCheck,
} as const;

/** An entry of a flow: reason, time, amount and balance. */
export function FlowRow({ entry, currency = 'balance' }: FlowRowProps) {
  const { t } = useTranslation('wallet/flow');
  const { t: shell } = useTranslation('shell');
  const locale = useLocale();
  return (
    <div className={styles.row}>
      <span className={styles.signs[entry.kind]}>
        <Icon icon={icons[entry.kind]} />
      </span>
      <div className={styles.lines}>
        <div className={styles.line}>
          <div className={styles.words}>
            <Text weight="medium">{entry.subject}</Text>
          </div>
          <span className={styles.figure}>
            <Money
              amount={entry.amount}
              currency={currency}
              label={shell(`currency.${currency}`)}
              tone={entry.amount > 0 ? 'positive' : 'primary'}
              signed
            />
          </span>
        </div>
        <div className={styles.line}>
          <div className={styles.words}>
            <Text size="small" tone="secondary">
              {formatTime(entry.created_at, locale)} · {t(`flow.kinds.${entry.kind}`)}
            </Text>
          </div>
          <span className={styles.figure}>
            <Text inline size="small" tone="muted" tabular>
              {t('flow.balanceAfter', { amount: formatMoney(entry.balance_after) })}
            </Text>
          </span>
        </div>
      </div>
    </div>
  );
}
