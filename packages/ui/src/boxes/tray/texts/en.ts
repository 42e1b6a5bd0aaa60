import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  draws_one: '{{count}} draw',
  draws_other: '{{count}} draws',
  title: 'Unopened boxes',
  lead_one: '{{count}} box is paid for and waiting to be opened.',
  lead_other: '{{count}} boxes are paid for and waiting to be opened.',
  open: 'Open now',
  openOne: 'Open now: {{pool}}, ×{{count}}',
  all: 'See all {{count}}',
  fewer: 'Show fewer',
  openAll_one: 'Open {{count}} box',
  openAll_other: 'Open all {{count}}',
} satisfies Texts<typeof vn>;
