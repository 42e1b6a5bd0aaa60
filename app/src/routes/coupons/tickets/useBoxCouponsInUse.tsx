import { useBoxCoupons } from '@mcy/api/coupons/tickets/hooks';
import type { OpenScreenProps } from '@mcy/ui/boxes/opening';
import { CouponPicker } from '@mcy/ui/coupons/tickets';
import { useSession } from '../../../platform/session.ts';
import { offersRoutes } from '../offers/routes.ts';
import { chooseCoupon, useCouponChoice } from './couponChoices.ts';
import { couponInUse, offerCoupons } from './offerCoupons.ts';

interface BoxCouponsInUse {
  /** Undefined for a guest, and where they could not be read: the box is opened without. */
  coupons: OpenScreenProps['coupons'];
  readCoupons: () => Promise<unknown>;
  /** The price is not known before they are read. */
  isReading: boolean;
}

/** The player's coupons for a box: the best is used by itself, or the one they chose. */
export function useBoxCouponsInUse(pool_id: string): BoxCouponsInUse {
  const signedIn = useSession() !== null;
  const { data, isLoading, refetch } = useBoxCoupons({ pool_id }, { enabled: signedIn });
  const choice = useCouponChoice(pool_id);
  const readCoupons = () => (signedIn ? refetch() : Promise.resolve());
  if (!signedIn || data === undefined) return { coupons: undefined, readCoupons, isReading: signedIn && isLoading };
  const { rows, now } = data;
  const at = { kind: 'box', pool_id } as const;
  return {
    coupons: {
      choice,
      of: (list) => {
        const used = couponInUse(offerCoupons(rows, { at, list }, now), choice);
        return used && { coupon_id: used.coupon.coupon_id, off: used.off };
      },
      picker: (list, coupon_id) => (
        <CouponPicker
          offered={offerCoupons(rows, { at, list }, now)}
          chosen={coupon_id}
          onChoose={(chosen) => chooseCoupon(pool_id, chosen)}
          now={now}
          links={{ offers: offersRoutes.couponOffers }}
        />
      ),
    },
    readCoupons,
    isReading: false,
  };
}
