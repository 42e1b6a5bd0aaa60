import { useCouponTemplates } from '@mcy/api/operator/coupons/hooks';
import { CouponTemplatesScreen } from '@mcy/ui/operator/coupons';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { profileRoutes } from '../../account/profile/routes.ts';
import { operatorCouponsRoutes } from './routes.ts';

export function CouponTemplatesRoute() {
  return (
    <CouponTemplatesScreen
      templates={usePagedLoad(useCouponTemplates({}))}
      links={{
        mine: profileRoutes.mine,
        template: operatorCouponsRoutes.couponTemplate,
        create: operatorCouponsRoutes.newCouponTemplate,
      }}
    />
  );
}
