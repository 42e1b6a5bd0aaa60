import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  title: 'Operations',
  navigation: 'Operations navigation',
  desk: 'Desk',
  shop: 'Back to the shop',
  lead: 'Choose what to work on. The number beside a screen is how much waits there.',
  waiting: '{{count}} waiting',
  waitingMore: 'More than {{count}} waiting',
  nothingWaiting: 'Nothing waiting',
} satisfies Texts<typeof vn>;
