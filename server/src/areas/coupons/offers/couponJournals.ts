import { defineJournalKind } from '../../../platform/ledger/JournalKind.ts';

/** Coins for a coupon. They are spent when it is bought; what it takes off later is not spent again. */
export const couponPurchaseJournal = defineJournalKind({
  kind: 'coupon_purchase',
  moves: ['balance'],
  spends: true,
  label: { vn: 'Mua phiếu giảm giá', zh: '购买优惠券', en: 'Coupon purchase' },
  sign: 'gift',
  leadsTo: { page: '/pages/user/coupon' },
});
