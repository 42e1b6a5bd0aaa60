import { defineJournalKind } from '../../../platform/ledger/JournalKind.ts';

/** Stones that were won. */
export const rewardJournal = defineJournalKind({
  kind: 'reward',
  moves: ['stone'],
  label: { vn: 'Quà trúng thưởng', zh: '抽中的奖励', en: 'Won stones' },
  sign: 'gift',
});
