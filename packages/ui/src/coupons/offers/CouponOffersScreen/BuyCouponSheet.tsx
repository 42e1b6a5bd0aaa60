import type { CouponOffer } from '@mcy/api/coupons/offers/contract';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/formatMoney.ts';
import { Button, Link, Money, Sheet, Stack, Text } from '../../../primitives/index.ts';
import { CouponTicket } from '../../tickets/CouponTicket/CouponTicket.tsx';
import * as styles from './BuyCouponSheet.css.ts';
import { unissued } from './unissued.ts';

export interface BuyCouponSheetProps {
  offer: CouponOffer;
  /** The player's coins. */
  balance: number;
  /** The payment is pending. */
  paying: boolean;
  /** Why the shop refused, in the player's language. */
  refusal?: string | undefined;
  /** No answer came: pressed again, it is not charged twice. */
  undecided: boolean;
  onPay: () => Promise<void>;
  onClose: () => void;
  /** Where the missing coins are topped up. */
  rechargeHref: (missing: number) => string;
  /** ISO 8601. */
  now: string;
}

/** What a coupon costs and what is left afterwards, before it is paid for. */
export function BuyCouponSheet({ offer, balance, paying, refusal, undecided, now, ...ways }: BuyCouponSheetProps) {
  const { t } = useTranslation(['coupons/offers', 'shell']);
  const { price } = offer;
  const missing = price - balance;
  const told = undecided ? t('buying.undecided') : refusal;
  const coins = t('shell:currency.balance');
  return (
    <Sheet.Root open onOpenChange={(open) => !open && !paying && ways.onClose()}>
      <Sheet.Content closeLabel={t('shell:close')}>
        <Sheet.Title>{t('buying.title')}</Sheet.Title>
        <Stack>
          <CouponTicket
            coupon={unissued(offer, now)}
            now={now}
            size="compact"
            validity={t('offers.validity', { days: offer.valid_days, remaining: formatMoney(offer.remaining) })}
            action={false}
          />
          <dl className={styles.sums}>
            <Sum label={t('buying.balance')} amount={balance} coins={coins} />
            <Sum label={t('buying.price')} amount={price} coins={coins} />
            {missing <= 0 && <Sum label={t('buying.left')} amount={-missing} coins={coins} />}
          </dl>
          {missing > 0 && (
            <Text size="small" tone="caution" role="status">
              {t('buying.short', { amount: formatMoney(missing) })}
            </Text>
          )}
          {told !== undefined && (
            <Text size="small" tone="critical" role="alert">
              {told}
            </Text>
          )}
        </Stack>
        <Sheet.Actions>
          {missing > 0 ? (
            <Button asChild size="large" width="full">
              <Link href={ways.rechargeHref(missing)}>{t('buying.recharge')}</Link>
            </Button>
          ) : (
            <Button size="large" width="full" loading={paying} onPress={ways.onPay}>
              {t('buying.pay', { price: formatMoney(price) })}
            </Button>
          )}
        </Sheet.Actions>
      </Sheet.Content>
    </Sheet.Root>
  );
}

function Sum({ label, amount, coins }: { label: string; amount: number; coins: string }) {
  return (
    <div className={styles.sum}>
      <dt>
        <Text inline tone="secondary">
          {label}
        </Text>
      </dt>
      <dd className={styles.amount}>
        <Money amount={amount} label={coins} />
      </dd>
    </div>
  );
}
