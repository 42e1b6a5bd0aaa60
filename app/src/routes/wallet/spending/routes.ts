import { defineRoutes } from '../../defineRoutes.ts';

export const spendingRoutes = defineRoutes({
  spending: { path: '/pages/user/spending', screen: 'Spending', who: 'user', texts: ['forms', 'wallet/flow'] },
});
