import { defineRoutes } from '../../defineRoutes.ts';

export const statementsRoutes = defineRoutes({
  statements: {
    path: '/pages/user/statements',
    screen: 'Statements',
    who: 'user',
    address: (currency: 'balance' | 'stone' | 'diamond') => ({ currency }),
  },
});
