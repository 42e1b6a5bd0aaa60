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
  oldest: 'Oldest since {{time}}',
  failing: 'The automatic job “{{job}}” has failed for {{count}} since {{time}}. Tell the engineers; the rest goes on.',
  forAll: 'For everyone',
  nothingWaiting: 'Nothing waiting',
} satisfies Texts<typeof vn>;
