import type { Coupon } from '@mcy/api/coupons/tickets/contract';
import { TicketX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { FilterChips, type PagedLoad, Screen, ScreenList } from '../../../patterns/index.ts';
import { Stack } from '../../../primitives/index.ts';
import { CouponTicket } from '../CouponTicket/CouponTicket.tsx';

/** How a coupon came to its end. */
export type PastCouponState = 'used' | 'expired';

export interface CouponHistoryScreenProps {
  /** In the chosen state, the latest first. */
  coupons: PagedLoad<Coupon>;
  state: PastCouponState;
  onChooseState: (state: PastCouponState) => void;
  /** ISO 8601. */
  now: string;
  links: {
    coupons: string;
    /** The next step when there are none. */
    next: Readonly<Record<PastCouponState, string>>;
  };
}

/** The player's used and expired coupons (user/coupon_history). */
export function CouponHistoryScreen({ coupons, state, onChooseState, now, links }: CouponHistoryScreenProps) {
  const { t } = useTranslation('coupons/tickets');
  return (
    <Screen texts={useScreenTexts()} title={t('own.history')} back={links.coupons} layout="full">
      <Stack>
        <FilterChips
          label={t('own.filter')}
          options={(['used', 'expired'] as const).map((value) => ({ value, label: t(`own.states.${value}`) }))}
          value={state}
          onValueChange={onChooseState}
        />
        <ScreenList
          load={coupons}
          shape="cards"
          layout="pairs"
          label={t('own.history')}
          rowKey={({ coupon_id }) => coupon_id}
          empty={{
            icon: TicketX,
            title: t(`own.empty.${state}.title`),
            text: t(`own.empty.${state}.body`),
            next: { label: t(`own.empty.${state}.action`), href: links.next[state] },
          }}
        >
          {(coupon) => <CouponTicket coupon={coupon} now={now} />}
        </ScreenList>
      </Stack>
    </Screen>
  );
}
