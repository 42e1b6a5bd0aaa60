import { defineRoutes } from '../../defineRoutes.ts';

export const rightsRoutes = defineRoutes({
  rights: {
    path: '/operator/rights',
    screen: 'Rights',
    who: 'operator',
    right: 'people',
    texts: ['forms'],
    nav: { label: 'title', sign: 'key' },
  },
});
