import { useTranslation } from 'react-i18next';
import { Money, Text } from '../../../primitives/index.ts';
import * as styles from './WithdrawalSummary.css.ts';

export interface WithdrawalSummaryProps {
  /** The shop's fee in coins. */
  fee: number;
  /** Payout in coins; null while the amount cannot be withdrawn. */
  payout: number | null;
}

/** Fee and payout of a withdrawal, announced as the amount changes. */
export function WithdrawalSummary({ fee, payout }: WithdrawalSummaryProps) {
  const { t } = useTranslation('wallet/withdrawals');
  const { t: shell } = useTranslation('shell');
  const unit = shell('currency.balance');
  return (
    <dl className={styles.sums} aria-live="polite" aria-atomic="true">
      <div className={styles.sum}>
        <dt>
          <Text inline size="small" tone="secondary">
            {t('withdraw.fee')}
          </Text>
        </dt>
        <dd className={styles.figure}>
          <Money amount={fee} label={unit} size="small" tone="secondary" />
        </dd>
      </div>
      <div className={styles.sum}>
        <dt>
          <Text inline weight="medium">
            {t('withdraw.payout')}
          </Text>
        </dt>
        <dd className={styles.figure}>
          {payout === null ? (
            <Text inline tone="muted">
              {t('withdraw.noPayout')}
            </Text>
          ) : (
            <Money amount={payout} label={unit} size="large" tone="positive" />
          )}
        </dd>
      </div>
    </dl>
  );
}
