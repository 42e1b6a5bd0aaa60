import { defineJournalKind } from '../../../platform/ledger/JournalKind.ts';

/** Stones put into an upgrade. */
export const upgradeJournal = defineJournalKind({
  kind: 'upgrade',
  moves: ['stone'],
  label: { vn: 'Nâng cấp đồ chơi', zh: '升级玩具', en: 'Toy upgrades' },
  sign: 'trophy',
  leadsTo: { page: '/pages/bag/upgrades' },
});
