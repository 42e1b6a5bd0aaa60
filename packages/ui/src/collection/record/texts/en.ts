import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  title: 'Toy record',
  about: 'Show',
  all: 'All',
  filter: { gifts: 'Gifts', parcels: 'Parcels', used: 'Used up' },
  list: 'What happened to your toys',
  gone: 'Has a new owner',
  serial: 'No. {{serial}}',
  empty: {
    title: 'Nothing has happened yet',
    body: 'When you give away, ship or break down a toy, it’s recorded here.',
    action: 'Go to your collection',
  },
} satisfies Texts<typeof vn>;
