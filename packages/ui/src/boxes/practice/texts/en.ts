import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  title: 'Practice box',
  badge: 'Practice',
  lead: 'Drawn in the same way and with the same odds as the real box, but it costs no coins and gives no prizes.',
  draw: 'Practice ×{{count}}',
  again: 'Start over',
  spent: 'For real, you would have paid',
  worth: 'And got toys worth',
  draws: 'Practice draws',
  coins: '{{amount}} coins',
  latest: 'Just drawn',
  times: '×{{count}}',
  guaranteed: 'guaranteed',
  over: 'The practice box is empty.',
  chart: {
    title: 'What came; the line is what should have',
    counts: '{{drawn}} · odds say {{stated}}',
    empty: 'Make some practice draws to see the chart.',
  },
  real: 'Back to the real box',
  announce: '{{count}} practice draws made. The best: {{prize}}.',
} satisfies Texts<typeof vn>;
