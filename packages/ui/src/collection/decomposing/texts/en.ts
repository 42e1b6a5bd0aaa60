import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  title: 'Decompose',
  lead: 'Each toy gives 20% of its retail value in soul stones, rounded down. You can’t get a decomposed toy back.',
  list: 'Toys to decompose',
  remove: 'Take {{name}} out',
  left: 'Can’t be decomposed',
  total: 'You get',
  serial: 'No. {{serial}}',
  submit_one: 'Decompose {{count}} toy',
  submit_other: 'Decompose {{count}} toys',
  confirm: {
    title_one: 'Decompose {{count}} toy?',
    title_other: 'Decompose {{count}} toys?',
    body: 'You get {{stones}} soul stones. These toys leave your collection for good.',
    yes: 'Decompose',
    no: 'Keep them',
  },
  result: {
    title: '+{{stones}} soul stones',
    body_one: '{{count}} toy decomposed. You now have {{stone}} soul stones.',
    body_other: '{{count}} toys decomposed. You now have {{stone}} soul stones.',
    flow: 'See stone history',
    collection: 'Back to my toys',
  },
  nothing: {
    title: 'Nothing to decompose',
    body: 'Select toys in your collection, then come back.',
    action: 'Open my toys',
  },
  record: {
    title: 'Decomposed toys',
    row_one: '{{count}} toy, {{time}}',
    row_other: '{{count}} toys, {{time}}',
    empty: { title: 'Nothing decomposed yet', body: 'Duplicates can become soul stones.', action: 'Open my toys' },
  },
} satisfies Texts<typeof vn>;
