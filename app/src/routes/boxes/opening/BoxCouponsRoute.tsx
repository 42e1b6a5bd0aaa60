import { useMysteryBox } from '@mcy/api/boxes/pools/hooks';
import { useBoxCoupons } from '@mcy/api/coupons/tickets/hooks';
import { BoxCouponsScreen } from '@mcy/ui/coupons/tickets';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { poolsRoutes } from '../pools/routes.ts';
import { offersRoutes } from '../../coupons/offers/routes.ts';
import { chooseCoupon, useCouponChoice } from '../../coupons/tickets/couponChoices.ts';
import { couponInUse, offerCoupons } from '../../coupons/tickets/offerCoupons.ts';

export function BoxCouponsRoute() {
  const pool_id = useRouteParam('pool_id', poolsRoutes.mysteryBoxes);
  const load = useLoad({ pool: useMysteryBox({ pool_id }), coupons: useBoxCoupons({ pool_id }) });
  const choice = useCouponChoice(pool_id);
  return (
    <BoxCouponsScreen
      load={mapLoad(load, ({ pool, coupons: { rows, now } }) => {
        const offered = offerCoupons(rows, { at: { kind: 'box', pool_id }, list: pool.price }, now);
        const chosen = couponInUse(offered, choice)?.coupon.coupon_id ?? null;
        return { box: pool.name, list: pool.price, offered, chosen, now };
      })}
      onChoose={(coupon_id) => chooseCoupon(pool_id, coupon_id)}
      links={{ box: poolsRoutes.pool(pool_id), offers: offersRoutes.couponOffers }}
    />
  );
}
