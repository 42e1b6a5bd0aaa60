import { defineRoutes } from '../../defineRoutes.ts';

export const paymentCaseRoutes = defineRoutes({
  paymentCases: {
    path: '/operator/payments',
    screen: 'PaymentCases',
    who: 'operator',
    right: 'money',
    nav: { label: 'title', sign: 'wallet' },
  },
  paymentCase: {
    path: '/operator/payment',
    screen: 'PaymentCase',
    who: 'operator',
    right: 'money',
    texts: ['forms'],
    address: (payment_id: string) => ({ payment_id }),
  },
  statements: { path: '/operator/bank_statements', screen: 'Statements', who: 'operator', right: 'money' },
  bankLine: {
    path: '/operator/bank_line',
    screen: 'BankLine',
    who: 'operator',
    right: 'money',
    texts: ['forms'],
    address: (line_id: string) => ({ line_id }),
  },
});
