import { defineRoutes } from '../../defineRoutes.ts';

export const operatorMakingRoutes = defineRoutes({
  making: {
    path: '/operator/making',
    screen: 'Making',
    who: 'operator',
    right: 'catalogue',
    texts: ['forms'],
    nav: { label: 'title', sign: 'trophy' },
  },
});
