import { defineJournalKind } from '../../../platform/ledger/JournalKind.ts';

/** Coins on their way to a bank account. */
export const withdrawalJournal = defineJournalKind({
  kind: 'withdrawal',
  moves: ['balance'],
  label: { vn: 'Rút tiền', zh: '提现', en: 'Withdrawal' },
  sign: 'bank',
  leadsTo: { page: '/pages/user/withdraw' },
});

/** Coins of a withdrawal that was canceled or rejected. */
export const withdrawalReturnJournal = defineJournalKind({
  kind: 'withdrawal_return',
  moves: ['balance'],
  label: { vn: 'Hoàn tiền rút', zh: '提现退回', en: 'Withdrawal returned' },
  sign: 'return',
  leadsTo: { page: '/pages/user/withdraw' },
});

/** Coins that a bank paid out; they left the player when the withdrawal was requested. */
export const withdrawalPaidJournal = defineJournalKind({
  kind: 'withdrawal_paid',
  moves: ['balance'],
  shopOnly: true,
  label: { vn: 'Đã chi tiền rút', zh: '提现已付款', en: 'Withdrawal paid' },
  sign: 'bank',
});
