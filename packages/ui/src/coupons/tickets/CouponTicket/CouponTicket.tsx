import type { Coupon } from '@mcy/api/coupons/tickets/contract';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Icon, Link, Text } from '../../../primitives/index.ts';
import * as styles from './CouponTicket.css.ts';
import { CouponTerms } from './CouponTerms.tsx';
import { CouponValidity } from './CouponValidity.tsx';
import { CouponWorthStub } from './CouponWorthStub.tsx';
import * as marks from './ticketMarks.css.ts';

interface CouponTicketLooks {
  coupon: Coupon;
  /** Current time by the server's clock, ISO 8601: decides what expires soon. */
  now: string;
  /** Why it cannot be used here, in the player's language. */
  obstacle?: string | undefined;
  /** Said instead of when it ends, for one that nobody has yet. */
  validity?: string | undefined;
  /** `compact` is one line high: for a picker in a sheet and a summary row. */
  size?: 'standard' | 'compact';
}

export type CouponTicketProps = CouponTicketLooks &
  (
    | {
        /** Claims an unclaimed coupon; its promise keeps the button loading. */
        onClaim?: ((coupon_id: string) => void | Promise<void>) | undefined;
        /** Where to spend a usable coupon; without it the ticket says that it is claimed. */
        useHref?: string | undefined;
        /** What can be done with one that nobody has yet. */
        action?: ReactNode;
        selected?: never;
        onSelectedChange?: never;
      }
    | {
        /** Part of a picker: the whole ticket is a toggle button. */
        selected: boolean;
        onSelectedChange: (coupon_id: string, selected: boolean) => void;
        onClaim?: never;
        useHref?: never;
        action?: never;
      }
  );

/** A coupon as a paper ticket: its discount, scope, expiry and action. */
export function CouponTicket({
  coupon,
  now,
  size = 'standard',
  obstacle,
  validity,
  action: given,
  selected,
  onSelectedChange,
  onClaim,
  useHref,
}: CouponTicketProps) {
  const { t } = useTranslation('coupons/tickets');
  const spendable = obstacle === undefined && (coupon.state === 'usable' || coupon.state === 'unclaimed');
  // A reason is more useful than a stamp, and needs the whole line.
  const hasAction = obstacle === undefined;
  const paper = (action: ReactNode) => (
    <span className={styles.paper({ size, selected: selected === true })}>
      <CouponWorthStub coupon={coupon} size={size} spendable={spendable} />
      <span className={styles.body({ size })}>
        <CouponTerms coupon={coupon} size={size} />
        <span className={styles.foot({ size })}>
          <span className={styles.fine({ size })}>
            <CouponValidity coupon={coupon} now={now} spendable={spendable} obstacle={obstacle} validity={validity} />
            {size === 'standard' && coupon.number !== '' && (
              <Text inline size="xsmall" tone="muted">
                {t('number', { number: coupon.number })}
              </Text>
            )}
          </span>
          {action !== false && <span className={styles.action({ size })}>{action}</span>}
        </span>
      </span>
    </span>
  );

  if (onSelectedChange === undefined) {
    return (
      <div className={styles.root} data-spendable={spendable}>
        {paper(hasAction && (given ?? <TicketAction coupon={coupon} onClaim={onClaim} useHref={useHref} />))}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={styles.root}
      data-spendable={spendable}
      disabled={coupon.state !== 'usable' || obstacle !== undefined}
      aria-pressed={selected}
      onClick={() => onSelectedChange(coupon.coupon_id, !selected)}
    >
      {paper(
        coupon.state === 'used' || coupon.state === 'expired' ? (
          <Stamp state={coupon.state} />
        ) : (
          <span className={marks.tick({ selected })}>{selected && <Icon icon={Check} size="small" />}</span>
        ),
      )}
    </button>
  );
}

function TicketAction({ coupon, onClaim, useHref }: Pick<CouponTicketProps, 'coupon' | 'onClaim' | 'useHref'>) {
  const { t } = useTranslation('coupons/tickets');
  if (coupon.state === 'unclaimed') {
    return (
      onClaim && (
        <Button
          size="small"
          aria-label={t('claimNamed', { name: coupon.name })}
          onPress={() => onClaim(coupon.coupon_id)}
        >
          {t('claim')}
        </Button>
      )
    );
  }
  if (coupon.state === 'usable' && useHref !== undefined) {
    return (
      <Button asChild size="small" variant="soft" aria-label={t('useNamed', { name: coupon.name })}>
        <Link href={useHref}>{t('use')}</Link>
      </Button>
    );
  }
  if (coupon.state === 'usable' && coupon.scope === 'mall') {
    return (
      <Text inline size="small" tone="muted">
        {t('mallSoon')}
      </Text>
    );
  }
  return <Stamp state={coupon.state} />;
}

function Stamp({ state }: { state: Coupon['state'] }) {
  const { t } = useTranslation('coupons/tickets');
  if (state === 'unclaimed') return null;
  return <span className={marks.stamp({ state })}>{state === 'usable' ? t('claimed') : t(`stamp.${state}`)}</span>;
}
