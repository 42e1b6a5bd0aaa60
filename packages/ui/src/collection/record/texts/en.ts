import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  title: 'Toy history',
  about: 'Show',
  all: 'All',
  filter: { gifts: 'Gifts', parcels: 'Parcels', used: 'Used up' },
  list: 'What happened to your toys',
  gone: 'Has a new owner',
  serial: 'No. {{serial}}',
  empty: {
    title: 'Nothing here yet',
    body: 'When you give away, ship or decompose a toy, it’s listed here.',
    action: 'Back to my toys',
  },
} satisfies Texts<typeof vn>;
