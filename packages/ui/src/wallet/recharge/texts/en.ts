import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  fields: {
    amount: { label: 'Coins to top up', hint: 'At least 50.000 at a time. 1 coin = 1 đồng.' },
  },
  paymentPolicy: 'Payment policy',
  recharge: {
    title: 'Top up',
    submit: 'Go to payment',
    submitAmount: 'Top up {{amount}} VND',
    missing: 'You’re {{amount}} coins short for the box you chose. After topping up, you go straight back to it.',
    how: {
      title: 'How it works',
      choose: 'Choose how many coins to add, then top up.',
      pay: 'Confirm on the payment page.',
      credited: 'Coins arrive once payment succeeds.',
    },
  },
} satisfies Texts<typeof vn>;
