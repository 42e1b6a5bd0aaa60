import { defineRoutes } from '../../defineRoutes.ts';

export const withdrawalCaseRoutes = defineRoutes({
  withdrawalCases: {
    path: '/operator/withdrawals',
    screen: 'WithdrawalCases',
    who: 'operator',
    right: 'money',
    nav: { label: 'title', sign: 'bank' },
  },
  withdrawalCase: {
    path: '/operator/withdrawal',
    screen: 'WithdrawalCase',
    who: 'operator',
    right: 'money',
    texts: ['forms'],
    address: (withdrawal_id: string) => ({ withdrawal_id }),
  },
  payouts: { path: '/operator/payouts', screen: 'Payouts', who: 'operator', right: 'money' },
});
