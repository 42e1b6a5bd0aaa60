import { defineRoutes } from '../../defineRoutes.ts';

export const flowRoutes = defineRoutes({
  moneyFlow: {
    path: '/pages/user/money_flow',
    screen: 'MoneyFlow',
    who: 'user',
    texts: ['wallet/recharge', 'wallet/withdrawals', 'wallet/unpaid'],
    address: (month?: string) => ({ month }),
  },
  stoneFlow: {
    path: '/pages/user/stone_flow',
    screen: 'StoneFlow',
    who: 'user',
    texts: ['wallet/recharge', 'wallet/withdrawals', 'wallet/unpaid'],
    address: (month?: string) => ({ month }),
  },
  diamondFlow: {
    path: '/pages/user/diamond_flow',
    screen: 'DiamondFlow',
    who: 'user',
    texts: ['wallet/recharge', 'wallet/withdrawals', 'wallet/unpaid'],
    address: (month?: string) => ({ month }),
  },
});
