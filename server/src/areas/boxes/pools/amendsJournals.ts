import { defineJournalKind } from '../../../platform/ledger/JournalKind.ts';

/** Stones for the players of a pool that was taken off sale. */
export const amendsJournal = defineJournalKind({
  kind: 'pool_amends',
  moves: ['stone'],
  label: { vn: 'Bồi hoàn hộp ngừng bán', zh: '盲盒停售补偿', en: 'Box taken off sale' },
  sign: 'return',
  leadsTo: {
    page: '/pages/box/record',
    parametersOf: (_db, pool_ids) => Promise.resolve(new Map(pool_ids.map((pool_id) => [pool_id, { pool_id }]))),
  },
});
