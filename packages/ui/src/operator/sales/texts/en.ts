import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  title: 'Mall sales',
  lead: 'Vietnam time, including today. Money counts on the day it moves: an old order refunded today counts against today.',
  period: { label: 'Period', week: '7 days', month: '30 days', quarter: '90 days' },
  download: 'Download CSV',
  total: 'Total',
  measure: {
    label: 'Figure in the chart',
    net: 'Net',
    paid: 'Coins paid',
    cash: 'Cash collected',
    returned: 'Refunded',
    orders: 'Orders placed',
    pieces: 'Pieces sold',
  },
  coins: '{{amount}} coins',
  orders_one: '{{amount}} order',
  orders_other: '{{amount}} orders',
  pieces_one: '{{amount}} piece',
  pieces_other: '{{amount}} pieces',
  chart: {
    title: 'By day',
    label: '{{measure}} by day',
    day: 'Day',
    loading: 'Loading chart',
    keys: 'Use the arrow keys to go from day to day.',
    best: 'Highest on {{day}}: {{value}}.',
  },
  products: {
    title: 'Best sellers',
    list: 'The ten best-selling products',
    worth: 'Goods worth {{amount}} coins',
    rank: 'Rank {{rank}}',
    unranked: 'Not ranked',
    own: 'You',
  },
  empty: {
    title: 'Nothing sold in this period',
    text: 'The first order shows here a few seconds after it is placed.',
    longer: 'See 90 days',
    orders: 'See orders',
  },
} satisfies Texts<typeof vn>;
