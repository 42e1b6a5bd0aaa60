import { defineJournalKind } from '../../../platform/ledger/JournalKind.ts';

/** Coins that a player bought. */
export const rechargeJournal = defineJournalKind({
  kind: 'recharge',
  moves: ['balance'],
  label: { vn: 'Nạp xu', zh: '充值', en: 'Top-up' },
  sign: 'wallet',
  leadsTo: {
    page: '/pages/mall/payResult',
    parametersOf: (_db, payment_ids) =>
      Promise.resolve(new Map(payment_ids.map((payment_id) => [payment_id, { payment_id }]))),
  },
});
