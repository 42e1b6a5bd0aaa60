import type { Coupon } from '@mcy/api/coupons/tickets/contract';
import type { CouponScope } from '@mcy/api/coupons/tickets/words';
import { Gift, Package, Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon, type IconGlyph, Text } from '../../../primitives/index.ts';
import * as styles from './CouponTicket.css.ts';
import { termsOf } from './termsOf.ts';

const scopeIcons: Record<CouponScope, IconGlyph> = { any_box: Gift, boxes: Package, mall: Store };

interface CouponTermsProps {
  coupon: Coupon;
  size: 'standard' | 'compact';
}

/** Text on the ticket: its name, its conditions, and where it applies. */
export function CouponTerms({ coupon, size }: CouponTermsProps) {
  const { t } = useTranslation('coupons/tickets');
  const { key, least, most } = termsOf(coupon);
  const scope =
    coupon.scope === 'boxes' ? t('scope.boxes', { boxes: coupon.box_names.join(', ') }) : t(`scope.${coupon.scope}`);
  return (
    <span className={styles.words({ size })}>
      <Text inline weight="bold" size={size === 'compact' ? 'small' : 'standard'} lines={size === 'compact' ? 1 : 2}>
        {coupon.name}
      </Text>
      <Text inline size="small" tone="secondary">
        {t(`terms.${key}`, { least, most })}
      </Text>
      {size === 'standard' && (
        <Text inline size="small" tone="secondary" lines={2}>
          <Icon icon={scopeIcons[coupon.scope]} size="text" /> {scope}
        </Text>
      )}
    </span>
  );
}
