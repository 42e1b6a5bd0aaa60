import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  title: 'Wish list',
  add: 'Add to wish list',
  remove: 'Remove from wish list',
  added: 'Added. We’ll tell you when it’s cheaper or back in stock.',
  tellMe: 'Tell me when it’s back',
  waiting: 'We’ll tell you when it’s back',
  list: 'Wish list products',
  lead: 'We’ll tell you when one is cheaper or back in stock.',
  cheaper: '{{amount}} less than when you added it',
  notListed: 'No longer sold',
  empty: {
    title: 'No wishes yet',
    text: 'Press the heart on a product and we’ll tell you when it’s cheaper or back in stock.',
    mall: 'Browse the mall',
  },
} satisfies Texts<typeof vn>;
