import { defineRoutes } from '../../defineRoutes.ts';

export const operatorCouponsRoutes = defineRoutes({
  couponTemplates: { path: '/operator/coupons', screen: 'CouponTemplates', who: 'operator' },
  newCouponTemplate: { path: '/operator/coupons_new', screen: 'NewCouponTemplate', who: 'operator', texts: ['forms'] },
  couponTemplate: {
    path: '/operator/coupons_detail',
    screen: 'CouponTemplate',
    who: 'operator',
    texts: ['coupons/tickets', 'forms'],
    address: (template_id: string) => ({ template_id }),
  },
});
