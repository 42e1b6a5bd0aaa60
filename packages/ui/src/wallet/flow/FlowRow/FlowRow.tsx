import type { FlowEntry } from '@mcy/api/wallet/flow/contract';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatTime, useLocale } from '../../../i18n/index.ts';
import { Sign } from '../../../patterns/index.ts';
import { Icon, Money, Text } from '../../../primitives/index.ts';
import { Anchor } from '../../../primitives/Link/Anchor.tsx';
import type { FlowCurrency } from '../FlowCurrency.ts';
import * as styles from './FlowRow.css.ts';

export interface FlowRowProps {
  entry: FlowEntry;
  currency?: FlowCurrency;
}

/** An entry of a flow: reason, time, amount and balance; a link to what caused it. */
export function FlowRow({ entry, currency = 'balance' }: FlowRowProps) {
  const { t } = useTranslation('wallet/flow');
  const { t: shell } = useTranslation('shell');
  const locale = useLocale();
  const content = (
    <>
      <Sign sign={entry.sign} />
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
              {formatTime(entry.created_at, locale)}
              {entry.subject.startsWith(entry.label) ? '' : ` · ${entry.label}`}
            </Text>
          </div>
          <span className={styles.figure}>
            <Text inline size="small" tone="muted" tabular>
              {t('flow.balanceAfter', { amount: formatMoney(entry.balance_after) })}
            </Text>
          </span>
        </div>
      </div>
      <span className={styles.arrow}>{entry.leads_to !== null && <Icon icon={ChevronRight} size="small" />}</span>
    </>
  );
  if (entry.leads_to === null) return <div className={styles.row}>{content}</div>;
  return (
    <Anchor href={entry.leads_to} className={styles.pressable}>
      {content}
    </Anchor>
  );
}
