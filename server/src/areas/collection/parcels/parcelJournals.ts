import { defineJournalKind } from '../../../platform/ledger/JournalKind.ts';

/** What parcels cost. It is not spending: the player's own limits are about draws. */
export const shippingJournal = defineJournalKind({
  kind: 'shipping_fee',
  moves: ['balance'],
  label: { vn: 'Phí gửi hàng', zh: '运费', en: 'Shipping fee' },
  sign: 'box',
  leadsTo: {
    page: '/pages/bag/delivery',
    // The first parcel of an order: the others are beside it in the list.
    parametersOf: async (db, order_ids) => {
      const parcels = await db
        .selectFrom('parcel')
        .select('order_id')
        .select((is) => is.fn.min('parcel_id').as('parcel_id'))
        .where('order_id', '=', (is) => is.fn.any(is.val(order_ids)))
        .groupBy('order_id')
        .execute();
      return new Map(
        parcels.flatMap(({ order_id, parcel_id }) => (order_id === null ? [] : [[order_id, { parcel_id }]])),
      );
    },
  },
});

/** The fee of a canceled parcel. */
export const shippingReturnJournal = defineJournalKind({
  kind: 'shipping_return',
  moves: ['balance'],
  label: { vn: 'Hoàn phí gửi hàng', zh: '运费退还', en: 'Shipping returned' },
  sign: 'return',
  leadsTo: {
    page: '/pages/bag/delivery',
    parametersOf: (_db, parcel_ids) =>
      Promise.resolve(new Map(parcel_ids.map((parcel_id) => [parcel_id, { parcel_id }]))),
  },
});
