import { CalendarCheck, Gift, Landmark, PackageOpen, Undo2, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatTime, useLocale } from '../../../i18n/index.ts';
import { Icon, Money, Text } from '../../../primitives/index.ts';
import type { FlowCurrency } from '../FlowCurrency.ts';
import type { FlowKind } from './FlowKind.ts';
import * as styles from './FlowRow.css.ts';

/** A ledger entry of the player's account; a row of `GET /api/wallet/flow` satisfies it. */
export interface FlowEntry {
  entry_id: string;
  kind: FlowKind;
  /** In the smallest unit: positive for incoming, negative for outgoing. */
  amount: number;
  /** Balance of the account right after this entry. */
  balance_after: number;
  /** Its reason, in the user's language. */
  subject: string;
  /** ISO 8601, UTC. */
  created_at: string;
}

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
