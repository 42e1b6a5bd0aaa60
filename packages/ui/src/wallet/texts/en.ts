import type { Texts } from '../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  fields: {
    amount: { label: 'Coins to recharge', hint: 'At least 50.000 at a time. 1 coin = 1 đồng.' },
  },
  balance: 'Balance',
  recharge: {
    title: 'Recharge',
    submit: 'Go to payment',
    how: {
      title: 'How it works',
      choose: 'Choose how many coins, then go to payment.',
      pay: 'Confirm on the payment page.',
      credited: 'Your coins arrive as soon as it is paid.',
    },
  },
  flow: {
    title: 'Balance history',
    month: 'Month',
    everyMonth: 'Every month',
    kind: 'Kind',
    everyKind: 'All',
    kinds: { recharge: 'Recharge', box_open: 'Box opening' },
    balanceAfter: 'Balance {{amount}}',
    empty: {
      title: 'Nothing here yet',
      body: 'Every recharge and every box you open is listed here.',
    },
    nothingFound: {
      title: 'Nothing matches',
      body: 'Try another month, or look at every kind.',
      action: 'Clear the filters',
    },
  },
} satisfies Texts<typeof vn>;
