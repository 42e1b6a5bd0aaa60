import type { CouponOffer } from '@mcy/api/coupons/offers/contract';
import { Ticket, TicketPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney, useScreenTexts } from '../../../i18n/index.ts';
import { type PagedLoad, Screen, ScreenList } from '../../../patterns/index.ts';
import { Button, IconButton, Text } from '../../../primitives/index.ts';
import { CouponTicket } from '../../tickets/CouponTicket/CouponTicket.tsx';
import { BuyCouponSheet, type BuyCouponSheetProps } from './BuyCouponSheet.tsx';
import { unissued } from './unissued.ts';

export interface CouponOffersScreenProps {
  /** The latest first. */
  offers: PagedLoad<CouponOffer>;
  /** Takes a free one. */
  onTake: (issue_id: string) => Promise<void>;
  /** Asks whether to buy one. */
  onChoose: (offer: CouponOffer) => void;
  /** The purchase under way; null while none is. */
  buying: Omit<BuyCouponSheetProps, 'now'> | null;
  /** An order from before is asked about. */
  asking?: boolean;
  /** ISO 8601. */
  now: string;
  links: { coupons: string; boxes: string };
}

/** Coupons that are free or for sale (user/buyCoupon). */
export function CouponOffersScreen({ offers, onTake, onChoose, buying, asking, now, links }: CouponOffersScreenProps) {
  const { t } = useTranslation('coupons/offers');
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('offers.title')}
      back={links.coupons}
      layout="full"
      actions={<IconButton icon={Ticket} label={t('offers.own')} href={links.coupons} />}
    >
      {asking === true && (
        <Text role="status" size="small" tone="secondary">
          {t('buying.asking')}
        </Text>
      )}
      <ScreenList
        load={offers}
        shape="cards"
        layout="pairs"
        label={t('offers.list')}
        rowKey={({ issue_id }) => issue_id}
        empty={{
          icon: TicketPlus,
          title: t('offers.empty.title'),
          text: t('offers.empty.body'),
          next: { label: t('offers.empty.action'), href: links.boxes },
        }}
      >
        {(offer) => (
          <CouponTicket
            coupon={unissued(offer, now)}
            now={now}
            validity={t('offers.validity', { days: offer.valid_days, remaining: formatMoney(offer.remaining) })}
            // A player who has theirs reads that; for others it is gone.
            obstacle={offer.remaining === 0 && offer.taken < offer.per_player ? t('offers.none') : undefined}
            action={<OfferAction offer={offer} onTake={onTake} onChoose={onChoose} />}
          />
        )}
      </ScreenList>
      {buying && <BuyCouponSheet {...buying} now={now} />}
    </Screen>
  );
}

function OfferAction({
  offer,
  onTake,
  onChoose,
}: { offer: CouponOffer } & Pick<CouponOffersScreenProps, 'onTake' | 'onChoose'>) {
  const { t } = useTranslation('coupons/offers');
  const { issue_id, name, price, taken, per_player } = offer;
  if (taken >= per_player) {
    return (
      <Text inline size="small" weight="medium" tone="muted">
        {t('offers.taken')}
      </Text>
    );
  }
  if (price === 0) {
    return (
      <Button size="small" aria-label={t('offers.freeNamed', { name })} onPress={() => onTake(issue_id)}>
        {t('offers.free')}
      </Button>
    );
  }
  return (
    <Button
      size="small"
      variant="soft"
      aria-label={t('offers.buyNamed', { name, price: formatMoney(price) })}
      onPress={() => onChoose(offer)}
    >
      {t('offers.buy', { price: formatMoney(price) })}
    </Button>
  );
}
