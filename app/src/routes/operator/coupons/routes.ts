import { defineRoutes } from '../../defineRoutes.ts';

export const operatorCouponsRoutes = defineRoutes({
  couponTemplates: {
    path: '/operator/coupons',
    screen: 'CouponTemplates',
    who: 'operator',
    right: 'catalogue',
    nav: { label: 'templates.title', sign: 'ticket' },
  },
  newCouponTemplate: {
    path: '/operator/coupons_new',
    screen: 'NewCouponTemplate',
    who: 'operator',
    right: 'catalogue',
    texts: ['forms', 'coupons/tickets'],
  },
  couponTemplate: {
    path: '/operator/coupons_detail',
    screen: 'CouponTemplate',
    who: 'operator',
    right: 'catalogue',
    texts: ['coupons/tickets', 'forms'],
    address: (template_id: string) => ({ template_id }),
  },
});
