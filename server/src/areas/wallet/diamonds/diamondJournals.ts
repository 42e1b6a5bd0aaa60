import { defineJournalKind } from '../../../platform/ledger/JournalKind.ts';

/** Diamonds that come with a recharge. */
export const diamondBonusJournal = defineJournalKind({
  kind: 'diamond_bonus',
  moves: ['diamond'],
  label: { vn: 'Thưởng nạp xu', zh: '充值赠送', en: 'Top-up bonus' },
  sign: 'gift',
  leadsTo: {
    page: '/pages/mall/payResult',
    parametersOf: (_db, payment_ids) =>
      Promise.resolve(new Map(payment_ids.map((payment_id) => [payment_id, { payment_id }]))),
  },
});
