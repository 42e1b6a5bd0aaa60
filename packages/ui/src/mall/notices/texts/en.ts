import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  title: 'Mall notifications',
  bell_one: 'Mall notifications, {{shown}} unread',
  bell_other: 'Mall notifications, {{shown}} unread',
  empty: {
    title: 'No mall notifications yet',
    text: 'We’ll tell you here about your orders and refunds, and when a wish is cheaper or back in stock.',
    mall: 'Browse the mall',
  },
} satisfies Texts<typeof vn>;
