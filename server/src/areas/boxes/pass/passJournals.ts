import { defineJournalKind } from '../../../platform/ledger/JournalKind.ts';

const leadsTo = { page: '/pages/box/zhanling' } as const;

/** Coins for the paid track of a season. They are spent when it is bought. */
export const passPurchaseJournal = defineJournalKind({
  kind: 'pass_purchase',
  moves: ['balance'],
  spends: true,
  label: { vn: 'Mở khóa chiến lệnh', zh: '解锁战令', en: 'Battle pass' },
  sign: 'trophy',
  leadsTo,
});

/** Stones of a fulfilled task. */
export const passRewardJournal = defineJournalKind({
  kind: 'pass_reward',
  moves: ['stone'],
  label: { vn: 'Quà chiến lệnh', zh: '战令奖励', en: 'Battle pass reward' },
  sign: 'trophy',
  leadsTo,
});
