import { defineJournalKind } from '../../../platform/ledger/JournalKind.ts';

/** The stones of a level’s monthly gift. */
export const levelGiftJournal = defineJournalKind({
  kind: 'level_gift',
  moves: ['stone'],
  label: { vn: 'Quà hạng', zh: '等级礼物', en: 'Level gift' },
  sign: 'gift',
  leadsTo: { page: '/pages/user/level' },
});
