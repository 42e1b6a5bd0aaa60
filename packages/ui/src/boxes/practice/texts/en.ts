import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  title: 'Practice box',
  badge: 'Practice',
  lead: 'It works like the real box, with the same odds, but costs no coins and gives no prizes.',
  draw: 'Practice ×{{count}}',
  again: 'Start over',
  spent: 'You would have paid',
  worth: 'For toys worth',
  draws: 'Practice draws',
  coins: '{{amount}} coins',
  latest: 'Just drawn',
  times: '×{{count}}',
  guaranteed: 'guaranteed',
  over: 'The practice box is empty.',
  chart: {
    title: 'Draws so far; the line marks the expected count',
    counts: '{{drawn}} · expected {{stated}}',
    empty: 'Make some practice draws to see the chart.',
  },
  real: 'Back to the real box',
  announce: '{{count}} practice draws made. Best prize: {{prize}}.',
} satisfies Texts<typeof vn>;
