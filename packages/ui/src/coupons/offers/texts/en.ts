import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  offers: {
    title: 'Get coupons',
    list: 'Coupons on offer',
    own: 'My coupons',
    free: 'Claim',
    freeNamed: 'Claim {{name}}',
    buy: '{{price}} coins',
    buyNamed: 'Buy {{name}} for {{price}} coins',
    validity: 'Valid for {{days}} days · {{remaining}} left',
    none: 'All gone',
    taken: 'You have yours',
    done: 'The coupon is yours. You can use it now.',
    empty: {
      title: 'No coupons right now',
      body: 'New ones are coming soon. Meanwhile, take a look at the boxes.',
      action: 'See boxes',
    },
  },
  buying: {
    title: 'Buy this coupon?',
    price: 'Price',
    balance: 'Balance',
    left: 'Balance after payment',
    pay: 'Buy for {{price}} coins',
    short: 'You’re {{amount}} coins short.',
    recharge: 'Top up',
    undecided: 'The shop didn’t answer. Try again: you won’t be charged twice.',
    asking: 'Checking your earlier purchase',
  },
} satisfies Texts<typeof vn>;
