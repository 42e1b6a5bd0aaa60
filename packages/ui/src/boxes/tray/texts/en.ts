import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  draws_one: '{{count}} draw',
  draws_other: '{{count}} draws',
  title: 'Unopened boxes',
  lead_one: 'You have {{count}} paid opening you haven’t seen yet.',
  lead_other: 'You have {{count}} paid openings you haven’t seen yet.',
  open: 'Open now',
  openOne: 'Open now: {{pool}}, ×{{count}}',
  all: 'See all {{count}}',
  fewer: 'Show fewer',
  openAll_one: 'Open {{count}} box',
  openAll_other: 'Open all {{count}}',
} satisfies Texts<typeof vn>;
