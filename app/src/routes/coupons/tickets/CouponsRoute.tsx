import { useClaimCoupon, useCouponCount, useCoupons } from '@mcy/api/coupons/tickets/hooks';
import { CouponsScreen, type CouponsScreenProps } from '@mcy/ui/coupons/tickets';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../platform/useAction.ts';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { profileRoutes } from '../../account/profile/routes.ts';
import { boxesFor } from '../../boxes/pools/boxesFor.ts';
import { offersRoutes } from '../offers/routes.ts';
import { ticketsRoutes } from './routes.ts';

export function CouponsRoute() {
  const { t } = useTranslation('coupons/tickets');
  const [state, setState] = useState<CouponsScreenProps['state']>('usable');
  const [now] = useState(() => new Date().toISOString());
  const coupons = useCoupons({ state });
  const { data: counts = null } = useCouponCount({});
  const claim = useAction(useClaimCoupon(), { done: t('own.claimed'), onRefused: coupons.refetch });
  return (
    <CouponsScreen
      coupons={usePagedLoad(coupons)}
      state={state}
      onChooseState={setState}
      counts={counts}
      onClaim={(coupon_id) => claim({ coupon_id })}
      now={now}
      links={{
        mine: profileRoutes.mine,
        history: ticketsRoutes.couponHistory,
        offers: offersRoutes.couponOffers,
        use: ({ scope, pool_ids }) => (scope === 'mall' ? undefined : boxesFor(pool_ids)),
      }}
    />
  );
}
