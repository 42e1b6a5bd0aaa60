import { defineJournalKind } from '../../../platform/ledger/JournalKind.ts';

/** Coins that a player bought. */
export const rechargeJournal = defineJournalKind({
  kind: 'recharge',
  moves: ['balance'],
  label: { vn: 'Nạp xu', zh: '充值', en: 'Top-up' },
  sign: 'wallet',
});
