import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  title: 'Mall stock',
  on_hand: 'On the shelf',
  free: 'Free in the warehouse',
  low: 'Only {{units}} on the shelf since {{since}}.',
  ownGoods: 'The mall’s own goods',
  fromWarehouse: 'From the warehouse: {{toy}}',
  product: 'View the product',
  warehouse: 'Stock record of this toy',
  move: {
    receive: 'Receive units',
    shelve: 'Take from the warehouse',
    unshelve: 'Return to the warehouse',
    add: 'Add counted units',
    remove: 'Remove units',
  },
  hint: {
    receive: 'Units that arrived. They can be sold at once.',
    shelve: 'Only units that aren’t reserved for boxes and players.',
    unshelve: 'The units leave the shelf and go back to the warehouse.',
    add: 'When you counted more than the record says.',
    remove: 'When units are damaged or lost, or you counted fewer than the record says.',
  },
  submit: 'Save',
  done: 'Saved.',
  history: 'History',
  empty: { title: 'Nothing has changed yet', body: 'Units received, sold and corrected are listed here.' },
  movement: {
    begin: 'Opening count',
    receive: 'Received',
    correct: 'Corrected',
    shelve: 'Taken from the warehouse',
    unshelve: 'Returned to the warehouse',
    order: 'Sold',
    give_back: 'Came back from an order',
  },
  order: 'Order {{number}}',
  by: '{{operator}} · {{time}}',
  fields: {
    units: { label: 'Units' },
    reason: { label: 'Reason', hint: 'Saved with your name.' },
  },
} satisfies Texts<typeof vn>;
