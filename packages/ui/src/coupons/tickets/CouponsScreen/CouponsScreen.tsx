import type { Coupon } from '@mcy/api/coupons/tickets/contract';
import { History, Ticket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { FilterChips, ListRow, type PagedLoad, Screen, ScreenList } from '../../../patterns/index.ts';
import { Icon, IconButton, Stack, Surface } from '../../../primitives/index.ts';
import { CouponTicket } from '../CouponTicket/CouponTicket.tsx';

/** Coupons that can still be used; those to claim can be used once they are claimed. */
export type OpenCouponState = 'usable' | 'unclaimed';

export interface CouponsScreenProps {
  /** In the chosen state. */
  coupons: PagedLoad<Coupon>;
  state: OpenCouponState;
  onChooseState: (state: OpenCouponState) => void;
  /** How many there are in each; null until known. */
  counts: Readonly<Record<OpenCouponState, number>> | null;
  onClaim: (coupon_id: string) => Promise<void>;
  /** ISO 8601. */
  now: string;
  links: {
    mine: string;
    history: string;
    offers: string;
    /** Where a coupon is used: the box it is for, or every box; undefined where there is no such page yet. */
    use: (coupon: Coupon) => string | undefined;
  };
}

/** The player's coupons that can still be used (user/coupon). */
export function CouponsScreen({ coupons, state, onChooseState, counts, onClaim, now, links }: CouponsScreenProps) {
  const { t } = useTranslation('coupons/tickets');
  const label = (value: OpenCouponState) =>
    counts && counts[value] > 0 ? `${t(`own.states.${value}`)} · ${counts[value]}` : t(`own.states.${value}`);
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('own.title')}
      back={links.mine}
      layout="full"
      actions={<IconButton icon={History} label={t('own.history')} href={links.history} />}
    >
      <Stack>
        <Surface space="none">
          <ListRow
            leading={<Icon icon={Ticket} tone="accent" />}
            title={t('own.more')}
            description={t('own.moreBody')}
            href={links.offers}
          />
        </Surface>
        <FilterChips
          label={t('own.filter')}
          options={(['usable', 'unclaimed'] as const).map((value) => ({ value, label: label(value) }))}
          value={state}
          onValueChange={onChooseState}
        />
        <ScreenList
          load={coupons}
          shape="cards"
          layout="pairs"
          label={t('own.list')}
          rowKey={({ coupon_id }) => coupon_id}
          empty={{
            icon: Ticket,
            title: t(`own.empty.${state}.title`),
            text: t(`own.empty.${state}.body`),
            next: { label: t(`own.empty.${state}.action`), href: links.offers },
          }}
        >
          {(coupon) => <CouponTicket coupon={coupon} now={now} onClaim={onClaim} useHref={links.use(coupon)} />}
        </ScreenList>
      </Stack>
    </Screen>
  );
}
