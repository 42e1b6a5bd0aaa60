import { defineRoutes } from '../../defineRoutes.ts';

export const operatorOffersRoutes = defineRoutes({
  offers: {
    path: '/operator/offers',
    screen: 'Offers',
    who: 'operator',
    right: 'catalogue',
    texts: ['forms'],
    nav: { label: 'title', sign: 'trophy' },
  },
});
