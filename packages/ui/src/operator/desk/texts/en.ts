import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  title: 'Operations',
  navigation: 'Operations navigation',
  desk: 'Desk',
  shop: 'Back to the shop',
  lead: 'Choose what to work on. The number next to each screen shows how much is waiting.',
  waiting: '{{count}} waiting',
  waitingMore: 'More than {{count}} waiting',
  oldest: 'Oldest since {{time}}',
  failing:
    'The automatic job “{{job}}” has been failing for {{count}} items since {{time}}. Tell the engineers. Everything else keeps running.',
  forAll: 'For everyone',
  nothingWaiting: 'Nothing waiting',
} satisfies Texts<typeof vn>;
