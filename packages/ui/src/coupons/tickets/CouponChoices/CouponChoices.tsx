import { CircleOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/formatMoney.ts';
import { Icon, Stack, Text } from '../../../primitives/index.ts';
import { CouponTicket } from '../CouponTicket/CouponTicket.tsx';
import type { OfferedCoupon } from '../OfferedCoupon.ts';
import * as styles from './CouponChoices.css.ts';

export interface CouponChoicesProps {
  /** The one that saves most first. */
  offered: readonly OfferedCoupon[];
  /** The coupon in use; null for none. */
  chosen: string | null;
  onChoose: (coupon_id: string | null) => void;
  /** The time by the server's clock, ISO 8601. */
  now: string;
}

/** Tickets to choose one from, or none; one that cannot be used says why. */
export function CouponChoices({ offered, chosen, onChoose, now }: CouponChoicesProps) {
  const { t } = useTranslation('coupons/tickets');
  return (
    <Stack space="small" role="group" aria-label={t('box.choose')}>
      {offered.map(({ coupon, obstacle, missing, lost }) => (
        <Stack key={coupon.coupon_id} space="xxsmall">
          <CouponTicket
            coupon={coupon}
            now={now}
            size="compact"
            obstacle={obstacle === null ? undefined : t(`why.${obstacle}`, { missing: formatMoney(missing) })}
            selected={coupon.coupon_id === chosen}
            onSelectedChange={(coupon_id, selected) => onChoose(selected ? coupon_id : null)}
          />
          {lost > 0 && (
            <Text size="small" tone="caution">
              {t('box.lost', { lost: formatMoney(lost) })}
            </Text>
          )}
        </Stack>
      ))}
      <button type="button" className={styles.none} aria-pressed={chosen === null} onClick={() => onChoose(null)}>
        <Icon icon={CircleOff} tone="muted" />
        <span className={styles.words}>
          <Text inline weight="medium">
            {t('box.none')}
          </Text>
          <Text inline size="small" tone="secondary">
            {t('box.noneHint')}
          </Text>
        </span>
      </button>
    </Stack>
  );
}
