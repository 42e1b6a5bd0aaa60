import { defineJournalKind } from '../../../platform/ledger/JournalKind.ts';
import { paymentPage } from './paymentPage.ts';

/** Coins that a player bought. */
export const rechargeJournal = defineJournalKind({
  kind: 'recharge',
  moves: ['balance'],
  label: { vn: 'Nạp xu', zh: '充值', en: 'Top-up' },
  sign: 'wallet',
  leadsTo: paymentPage,
});

/** Coins of a payment whose money went back. */
export const rechargeReversalJournal = defineJournalKind({
  kind: 'recharge_reversal',
  moves: ['balance'],
  label: { vn: 'Thu hồi xu nạp', zh: '充值撤回', en: 'Top-up reversed' },
  sign: 'return',
  leadsTo: paymentPage,
});
