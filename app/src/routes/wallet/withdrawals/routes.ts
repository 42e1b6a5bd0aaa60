import { defineRoutes } from '../../defineRoutes.ts';

export const withdrawalsRoutes = defineRoutes({
  withdraw: {
    path: '/pages/user/withdraw',
    screen: 'Withdraw',
    who: 'user',
    texts: ['forms', 'wallet/flow', 'wallet/recharge'],
  },
  bankAccounts: { path: '/pages/user/bank_accounts', screen: 'BankAccounts', who: 'user', texts: ['forms'] },
});
