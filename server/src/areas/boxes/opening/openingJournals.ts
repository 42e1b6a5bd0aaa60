import { defineJournalKind } from '../../../platform/ledger/JournalKind.ts';

/** What an opening costs. */
export const boxOpenJournal = defineJournalKind({
  kind: 'box_open',
  moves: ['balance'],
  spends: true,
  label: { vn: 'Mở hộp', zh: '开盒', en: 'Box opening' },
  sign: 'box',
});
