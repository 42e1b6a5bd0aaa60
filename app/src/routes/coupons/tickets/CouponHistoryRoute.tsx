import { useCoupons } from '@mcy/api/coupons/tickets/hooks';
import { CouponHistoryScreen, type CouponHistoryScreenProps } from '@mcy/ui/coupons/tickets';
import { useState } from 'react';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { poolsRoutes } from '../../boxes/pools/routes.ts';
import { ticketsRoutes } from './routes.ts';

export function CouponHistoryRoute() {
  const [state, setState] = useState<CouponHistoryScreenProps['state']>('used');
  const [now] = useState(() => new Date().toISOString());
  return (
    <CouponHistoryScreen
      coupons={usePagedLoad(useCoupons({ state }))}
      state={state}
      onChooseState={setState}
      now={now}
      links={{
        coupons: ticketsRoutes.coupons,
        next: { used: poolsRoutes.mysteryBoxes, expired: ticketsRoutes.coupons },
      }}
    />
  );
}
