import { defineJournalKind } from '../../../platform/ledger/JournalKind.ts';

/** The stones of a check-in. */
export const checkInJournal = defineJournalKind({
  kind: 'check_in',
  moves: ['stone'],
  label: { vn: 'Điểm danh', zh: '每日签到', en: 'Check-in' },
  sign: 'calendar',
  leadsTo: { page: '/pages/home/sign' },
});
