import { defineJournalKind } from '../../../platform/ledger/JournalKind.ts';

/** The value of toys that arrived damaged or not at all. */
export const claimRefundJournal = defineJournalKind({
  kind: 'claim_refund',
  moves: ['stone'],
  label: { vn: 'Đền bù kiện hàng', zh: '包裹赔付', en: 'Parcel refund' },
  sign: 'return',
});
