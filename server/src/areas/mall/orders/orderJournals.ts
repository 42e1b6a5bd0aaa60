import type { Database } from '../../../platform/db/database.ts';
import { type CausePage, defineJournalKind } from '../../../platform/ledger/JournalKind.ts';

const page = '/pages/mall/details';

const orderPage: CausePage = {
  page,
  parametersOf: (_db, order_ids) => Promise.resolve(new Map(order_ids.map((order_id) => [order_id, { order_id }]))),
};

/**
 * All of an order at once, or the rest of a pre-sale. It is not spending: what an order counted would have to be taken
 * back with its money, or a canceled order would buy a level.
 */
export const mallPaymentJournal = defineJournalKind({
  kind: 'mall_payment',
  moves: ['balance'],
  label: { vn: 'Mua hàng', zh: '商城购物', en: 'Mall purchase' },
  sign: 'box',
  leadsTo: orderPage,
});

/** The part of an order that is paid first. */
export const mallDepositJournal = defineJournalKind({
  kind: 'mall_deposit',
  moves: ['balance'],
  label: { vn: 'Đặt cọc đơn hàng', zh: '订单定金', en: 'Order deposit' },
  sign: 'box',
  leadsTo: orderPage,
});

/** What a canceled order gives back. */
export const mallReturnJournal = defineJournalKind({
  kind: 'mall_return',
  moves: ['balance'],
  label: { vn: 'Hoàn tiền đơn hủy', zh: '取消订单退款', en: 'Canceled order' },
  sign: 'return',
  leadsTo: orderPage,
});

/** What a carrier collected: between accounts of the shop, so that no player's flow shows it. */
export const mallCashJournal = defineJournalKind({
  kind: 'mall_cash',
  moves: ['balance'],
  label: { vn: 'Thu hộ khi giao', zh: '货到付款', en: 'Cash on delivery' },
  sign: 'box',
  leadsTo: orderPage,
});

/** Cash that was noted as collected, of a parcel that came back after all. */
export const mallCashBackJournal = defineJournalKind({
  kind: 'mall_cash_back',
  moves: ['balance'],
  label: { vn: 'Thu hộ bị hủy', zh: '货到付款撤销', en: 'Cash on delivery undone' },
  sign: 'return',
  leadsTo: orderPage,
});

/** The deposit of an order that was paid in cash (spec §9). */
export const mallDepositReturnJournal = defineJournalKind({
  kind: 'mall_deposit_return',
  moves: ['balance'],
  label: { vn: 'Hoàn tiền cọc', zh: '定金退还', en: 'Deposit returned' },
  sign: 'return',
  leadsTo: orderPage,
});

/** A refund that the shop agreed to. */
export const mallRefundJournal = defineJournalKind({
  kind: 'mall_refund',
  moves: ['balance'],
  label: { vn: 'Hoàn tiền đơn hàng', zh: '订单退款', en: 'Order refund' },
  sign: 'return',
  leadsTo: { page, parametersOf: ordersOf },
});

async function ordersOf(db: Database, refund_ids: readonly string[]) {
  const refunds = await db
    .selectFrom('mall_refund')
    .select(['refund_id', 'order_id'])
    .where('refund_id', '=', (is) => is.fn.any(is.val(refund_ids)))
    .execute();
  return new Map(refunds.map(({ refund_id, order_id }) => [refund_id, { order_id }]));
}
