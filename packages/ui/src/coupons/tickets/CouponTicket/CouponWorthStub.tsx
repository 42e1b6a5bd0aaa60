import type { Coupon } from '@mcy/api/coupons/tickets/contract';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/formatMoney.ts';
import * as styles from './CouponWorthStub.css.ts';

/** Longer figures are smaller, to fit on the stub. */
function lengthOf(figure: string) {
  if (figure.length <= 4) return 'short';
  return figure.length <= 7 ? 'middle' : 'long';
}

interface CouponWorthStubProps {
  coupon: Coupon;
  size: 'standard' | 'compact';
  spendable: boolean;
}

/** The tear-off end of the ticket: the discount. */
export function CouponWorthStub({ coupon, size, spendable }: CouponWorthStubProps) {
  const { t } = useTranslation('coupons/tickets');
  const shared = coupon.type === 'discount';
  const figure = shared ? t('percent', { percent: coupon.percent_off }) : formatMoney(coupon.amount_off);
  return (
    <span className={styles.stub({ look: spendable ? coupon.type : 'spent', size })}>
      <span className={styles.off}>{t('off')}</span>{' '}
      <span className={styles.figure({ size, length: lengthOf(figure) })}>{figure}</span>{' '}
      {!shared && <span className={styles.off}>{t('coins')}</span>}
    </span>
  );
}
