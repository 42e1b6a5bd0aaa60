import { PackageOpen } from 'lucide-react';
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/formatMoney.ts';
import { Button, Inline, Link, Money, SegmentedControl, Stack, Stepper, Text } from '../../../primitives/index.ts';
import type { Face } from '../../pools/Face.ts';
import { type Agreed, agreedOf } from './agreedOf.ts';
import { drawCounts, mostDraws } from './drawCounts.ts';
import { type ChosenCoupon, type Offer, type PartsInUse, isSameOffer, offerOf } from './offerOf.ts';
import * as styles from './PriceBar.css.ts';
import { PriceLine } from './PriceLine.tsx';

export interface PriceBarProps {
  /** What is opened, for the button's words: tickets of a box, cards, or bags. */
  face?: Face['words'];
  /** Coins per draw. */
  price: number;
  /** Tickets left; null for an infinite pool. */
  remaining: number | null;
  /** The player's coins; null for a guest. */
  balance: number | null;
  /** How many draws the player chose. Where fewer are left, what is offered instead becomes the choice. */
  draws: number;
  onDrawsChange: (draws: number) => void;
  /** The player's coupons for this box, and a slot for the choice among them at a list price. */
  coupons?: (ChosenCoupon & { picker: (list: number, coupon_id: string | null) => ReactNode }) | undefined;
  /** Stones and diamonds beside coins, and a slot for the way to choose them. */
  parts?: (PartsInUse & { picker: (draws: number) => ReactNode }) | undefined;
  /** Pays what the player agreed to, and draws; its promise keeps the button loading. */
  onOpen: (...agreed: Agreed) => Promise<void>;
  /** The button has appeared, or now does or charges something else without the player having asked for it: let it rest. */
  onOffer: () => void;
  /** Ignores taps, which may have been meant for what was there before. */
  resting?: boolean;
  /** Blocks payment while something else on the page is invalid. */
  disabled?: boolean;
  /** A small note below, such as this month's spending. */
  note?: ReactNode;
  /** Both by the draws that are chosen, which the way back names. */
  links: {
    /** By the coins that are missing. */
    recharge: (missing: number, draws: number) => string;
    signIn: (draws: number) => string;
  };
}

/** The choice of a number that has no place of its own. */
const own = 'own';

/** Count, price and pay button. Renders nothing for a sold-out box. */
export function PriceBar({
  face = 'box',
  note,
  links,
  disabled = false,
  resting = false,
  onOpen,
  onOffer,
  ...props
}: PriceBarProps) {
  const { draws, onDrawsChange, remaining, balance } = props;
  const { t } = useTranslation(['boxes/opening', 'shell']);
  const [wantsOwn, setWantsOwn] = useState(false);
  const offer = offerOf(props, draws);
  const { isChanged, choose } = useChosenOffer(offer, { draws, coupon: props.coupons?.choice }, () => {
    if (offer) onDrawsChange(offer.draws);
    onOffer();
  });
  if (offer === null) return null;
  const offers = drawCounts(remaining);
  const most = mostDraws(remaining);
  const { list, total, coupon_id } = offer;
  const isOwn = wantsOwn || offers.every((offered) => offered.draws !== offer.draws);
  const numbers = offers.map((offered) => ({
    value: String(offered.draws),
    label: t(offered.count === 'all' ? 'price.all' : 'price.times', { count: offered.draws }),
  }));

  function chooseDraws(chosen: number) {
    choose(offerOf(props, chosen));
    onDrawsChange(chosen);
  }

  return (
    <Stack space="small">
      <Stack space={isChanged ? 'xsmall' : 'none'}>
        <Stack space="none" role="status">
          {isChanged && (
            <Text size="small" tone="caution">
              {t('price.changed', { count: offer.draws, total: formatMoney(total) })}
            </Text>
          )}
        </Stack>
        <SegmentedControl
          label={t('price.choose')}
          value={isOwn ? own : String(offer.draws)}
          onValueChange={(value) => {
            setWantsOwn(value === own);
            if (value !== own) chooseDraws(Number(value));
          }}
          // Where each number has its own place, there is nothing else to choose.
          options={most > offers.length ? [...numbers, { value: own, label: t('price.own') }] : numbers}
        />
      </Stack>
      {isOwn && (
        <Stepper
          label={t('price.choose')}
          labelHidden
          value={offer.draws}
          onValueChange={chooseDraws}
          max={most}
          minText={t('price.fewest')}
          maxText={t('price.most', { count: most })}
          decreaseLabel={t('price.fewer')}
          increaseLabel={t('price.more')}
        />
      )}
      {balance !== null && (props.coupons ?? props.parts) && (
        <div className={styles.extras}>
          {props.coupons && <div className={styles.extra}>{props.coupons.picker(list, coupon_id)}</div>}
          {props.parts && <div className={styles.extra}>{props.parts.picker(offer.draws)}</div>}
        </div>
      )}
      <PriceLine
        action={
          offer.action === 'pay' ? (
            <Button
              size="large"
              icon={PackageOpen}
              disabled={disabled}
              resting={resting}
              onPress={() => onOpen(...agreedOf(offer))}
            >
              {total !== list
                ? t(face === 'box' ? 'price.payFor' : `face.${face}.payFor`, {
                    count: offer.draws,
                    total: formatMoney(total),
                  })
                : face === 'box'
                  ? t(offer.draws === 10 ? 'price.payTen' : 'price.pay', { count: offer.draws })
                  : t(`face.${face}.pay`, { count: offer.draws })}
            </Button>
          ) : // To sign in costs nothing, and a page that is rendered for guests has the link from the start.
          resting && offer.action === 'recharge' ? (
            <Button size="large" resting>
              {t(`price.${offer.action}`)}
            </Button>
          ) : (
            <Button asChild size="large">
              <Link
                href={
                  offer.action === 'signIn'
                    ? links.signIn(offer.draws)
                    : links.recharge(total - (balance ?? 0), offer.draws)
                }
              >
                {t(`price.${offer.action}`)}
              </Link>
            </Button>
          )
        }
      >
        <Inline space="xsmall">
          <Money amount={total} label={t('shell:currency.balance')} size="large" tone="primary" />
          {total < list && (
            <Text inline size="small" tone="muted" tabular>
              <s aria-label={t('price.list', { list: formatMoney(list) })}>{formatMoney(list)}</s>
            </Text>
          )}
        </Inline>
      </PriceLine>
      {/* Beside the price they would make the bar four lines tall on a phone. */}
      <Inline align="between" space="xsmall">
        {balance !== null && <Balance balance={balance} missing={total - balance} />}
        {note}
      </Inline>
    </Stack>
  );
}

/**
 * Tells a change by the player from one by others: `choose` says what the player chose, and `onOffer` is called before
 * anything else is painted, also when the button appears.
 */
function useChosenOffer(
  offer: Offer | null,
  { draws, coupon }: { draws: number; coupon: ChosenCoupon['choice'] },
  onOffer: () => void,
): { /** The player has not chosen since. */ isChanged: boolean; choose: (offer: Offer | null) => void } {
  const known = useRef<Offer | null>(null);
  const chosenCoupon = useRef(coupon);
  const [isChanged, setIsChanged] = useState(false);
  const compare = useEffectEvent(() => {
    const before = known.current;
    if (before !== null && chosenCoupon.current !== coupon) {
      // The player chose another coupon.
      chosenCoupon.current = coupon;
      known.current = offer;
      setIsChanged(false);
      return;
    }
    chosenCoupon.current = coupon;
    if (isSameOffer(before, offer)) return;
    known.current = offer;
    const isOther = before ? before.draws !== offer?.draws || before.total !== offer.total : offer?.draws !== draws;
    if (isOther) setIsChanged(true);
    onOffer();
  });
  useLayoutEffect(() => compare());
  return {
    isChanged,
    choose(chosen) {
      known.current = chosen;
      setIsChanged(false);
    },
  };
}

function Balance({ balance, missing }: { balance: number; missing: number }) {
  const { t } = useTranslation(['boxes/opening', 'shell']);
  return (
    <Inline space="xxsmall">
      <Text inline size="xsmall" tone={missing > 0 ? 'caution' : 'secondary'} role="status">
        {missing > 0 ? t('price.insufficient', { amount: formatMoney(missing) }) : t('price.balance')}
      </Text>
      {missing <= 0 && <Money amount={balance} label={t('shell:currency.balance')} size="small" tone="secondary" />}
    </Inline>
  );
}
