import { defineRoutes } from '../../defineRoutes.ts';

export const rechargeRoutes = defineRoutes({
  recharge: {
    path: '/pages/user/recharge',
    screen: 'Recharge',
    who: 'user',
    texts: ['forms', 'wallet/flow', 'wallet/spending', 'wallet/unpaid'],
    /** From a box: the coins that it misses, and the way back to it. */
    address: (box?: { missing: number; return_to: string }) => ({ missing: box?.missing, return_to: box?.return_to }),
  },
  transfer: {
    path: '/pages/user/recharge_transfer',
    screen: 'Transfer',
    who: 'user',
    texts: ['system/sharing'],
    address: (payment_id: string) => ({ payment_id }),
  },
});
