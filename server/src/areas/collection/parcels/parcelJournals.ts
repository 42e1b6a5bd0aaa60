import { defineJournalKind } from '../../../platform/ledger/JournalKind.ts';

/** What parcels cost. It is not spending: the player's own limits are about draws. */
export const shippingJournal = defineJournalKind({
  kind: 'shipping_fee',
  moves: ['balance'],
  label: { vn: 'Phí gửi hàng', zh: '运费', en: 'Shipping fee' },
  sign: 'box',
});

/** The fee of a cancelled parcel. */
export const shippingReturnJournal = defineJournalKind({
  kind: 'shipping_return',
  moves: ['balance'],
  label: { vn: 'Hoàn phí gửi hàng', zh: '运费退还', en: 'Shipping returned' },
  sign: 'return',
});
