import { defineJournalKind } from '../../../platform/ledger/JournalKind.ts';

/** Stones for toys that were taken apart. */
export const decomposeJournal = defineJournalKind({
  kind: 'decompose',
  moves: ['stone'],
  label: { vn: 'Tách đồ chơi', zh: '分解玩具', en: 'Decomposed toys' },
  sign: 'return',
  leadsTo: { page: '/pages/bag/decomposed' },
});
