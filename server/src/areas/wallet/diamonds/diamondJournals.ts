import { defineJournalKind } from '../../../platform/ledger/JournalKind.ts';
import { paymentPage } from '../recharge/paymentPage.ts';

/** Diamonds that come with a recharge. */
export const diamondBonusJournal = defineJournalKind({
  kind: 'diamond_bonus',
  moves: ['diamond'],
  label: { vn: 'Thưởng nạp xu', zh: '充值赠送', en: 'Top-up bonus' },
  sign: 'gift',
  leadsTo: paymentPage,
});

/** Diamonds of a payment whose money went back. */
export const diamondReversalJournal = defineJournalKind({
  kind: 'diamond_reversal',
  moves: ['diamond'],
  label: { vn: 'Thu hồi thưởng nạp', zh: '充值赠送撤回', en: 'Top-up bonus reversed' },
  sign: 'return',
  leadsTo: paymentPage,
});
