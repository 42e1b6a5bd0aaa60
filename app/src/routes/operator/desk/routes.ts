import { defineRoutes } from '../../defineRoutes.ts';

export const deskRoutes = defineRoutes({
  desk: { path: '/operator', screen: 'Desk', who: 'operator', texts: ['operator/rights'] },
});
