import { defineRoutes } from '../../defineRoutes.ts';

export const rechargeRoutes = defineRoutes({
  recharge: {
    path: '/pages/user/recharge',
    screen: 'Recharge',
    who: 'user',
    texts: ['forms', 'wallet/flow', 'wallet/spending'],
  },
});
