import type { Coupon } from '@mcy/api/coupons/tickets/contract';
import { CircleAlert, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney, useLocale } from '../../../i18n/index.ts';
import { Icon, Text } from '../../../primitives/index.ts';
import { expiryOf } from './expiryOf.ts';

interface CouponValidityProps {
  coupon: Coupon;
  now: string;
  spendable: boolean;
  obstacle: string | undefined;
  validity: string | undefined;
}

/** Expiry date, time left, or why it is not valid. */
export function CouponValidity({ coupon, now, spendable, obstacle, validity }: CouponValidityProps) {
  const { t } = useTranslation('coupons/tickets');
  const locale = useLocale();
  const day = (iso: string) => formatDate(iso, locale);
  const expiry = expiryOf(coupon.valid_until, now);
  if (obstacle !== undefined) {
    return (
      <Text inline size="small" tone="caution">
        <Icon icon={CircleAlert} size="text" /> {obstacle}
      </Text>
    );
  }
  if (validity === undefined && spendable && expiry.when === 'soon') {
    return (
      <Text inline size="small" tone="caution" weight="medium">
        <Icon icon={Clock} size="text" /> {t(`left.${expiry.unit}`, { count: expiry.left })}
      </Text>
    );
  }
  return (
    <Text inline size="small" tone="muted">
      {words()}
    </Text>
  );

  function words(): string {
    if (validity !== undefined) return validity;
    if (coupon.used_at !== null) {
      const used = t('usedAt', { date: day(coupon.used_at) });
      return coupon.saved === null ? used : `${used} · ${t('saved', { saved: formatMoney(coupon.saved) })}`;
    }
    if (coupon.state === 'expired') return t('expiredAt', { date: day(coupon.valid_until) });
    if (coupon.valid_from > now) return t('validFrom', { date: day(coupon.valid_from) });
    return t('validUntil', { date: day(coupon.valid_until) });
  }
}
