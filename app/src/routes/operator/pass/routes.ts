import { defineRoutes } from '../../defineRoutes.ts';

export const operatorPassRoutes = defineRoutes({
  seasons: {
    path: '/operator/pass',
    screen: 'Seasons',
    who: 'operator',
    right: 'catalogue',
    texts: ['forms'],
    nav: { label: 'title', sign: 'calendar' },
  },
});
