import { defineJournalKind } from '../../../platform/ledger/JournalKind.ts';

/** The value of toys that arrived damaged or not at all. */
export const claimRefundJournal = defineJournalKind({
  kind: 'claim_refund',
  moves: ['stone'],
  label: { vn: 'Đền bù kiện hàng', zh: '包裹赔付', en: 'Parcel refund' },
  sign: 'return',
  leadsTo: {
    page: '/pages/bag/claim',
    parametersOf: async (db, claim_ids) => {
      const claims = await db
        .selectFrom('claim')
        .select(['claim_id', 'parcel_id'])
        .where('claim_id', '=', (is) => is.fn.any(is.val(claim_ids)))
        .execute();
      return new Map(claims.map(({ claim_id, parcel_id }) => [claim_id, { parcel_id }]));
    },
  },
});
