import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { salesAccount } from '../../../platform/ledger/ledgerAccounts.ts';
import { lockBalances } from '../../../platform/ledger/lockBalances.ts';
import { postJournal } from '../../../platform/ledger/postJournal.ts';
import { finalPaymentTooLate, orderPriceChanged, orderSubject, paymentTooEarly, paymentTooLate } from './messages.ts';
import { mallDepositJournal, mallPaymentJournal } from './orderJournals.ts';
import { type StoredOrder, lockOrder, movedOn, stepOrder } from './stepOrder.ts';

/** What a payment of an order is, and how much. Null when none is due. A pre-sale whose deposit is its total is paid at once. */
export function duePayment({ state, method, total, deposit }: StoredOrder) {
  if (state === 'deposit_paid') return { action: 'pay_final', amount: total - deposit } as const;
  if (state !== 'pending_payment') return null;
  if (method === 'pre_sale' && deposit < total) return { action: 'pay_deposit', amount: deposit } as const;
  return { action: 'pay', amount: method === 'cod' ? deposit : total } as const;
}

/** Whether what is due of an order can be paid at a moment. */
export function isPayable({ state, pay_before, pays_from }: StoredOrder, now: Date): boolean {
  if (pay_before === null || now >= pay_before) return false;
  return state === 'pending_payment' || pays_from === null || now >= pays_from;
}

interface Payment {
  user_id: string;
  order_id: string;
  /** Coins that the buyer agreed to. */
  due: number;
  now: Date;
}

/**
 * Pays what is due of a player's order, in the caller's transaction. Refuses `order_not_found`, `order_moved_on`,
 * `payment_too_early`, `payment_too_late`, `order_price_changed`, `insufficient_balance`.
 */
export async function payOrder(db: Database, { user_id, order_id, due, now }: Payment): Promise<StoredOrder> {
  const order = await lockOrder(db, order_id, { actor: 'buyer', actor_id: user_id });
  const payment = duePayment(order);
  if (!payment) throw movedOn();
  if (order.pay_before !== null && now >= order.pay_before) {
    const message = order.paid > 0 ? finalPaymentTooLate : paymentTooLate;
    throw new Refusal({ error: 'payment_too_late', message, field: 'order_id' });
  }
  if (payment.action === 'pay_final' && order.pays_from !== null && now < order.pays_from) {
    throw new Refusal({ error: 'payment_too_early', message: paymentTooEarly, field: 'order_id' });
  }
  if (payment.amount !== due) {
    throw new Refusal({ error: 'order_price_changed', message: orderPriceChanged, field: 'due' });
  }
  const balances = await lockBalances(db, [user_id], ['balance']);
  balances.pay(user_id, [{ currency: 'balance', amount: payment.amount }]);
  return takePayment(db, order, now);
}

/** Pays what is due of a locked order, once its buyer's balance is locked and covers it. */
export async function takePayment(db: Database, order: StoredOrder, now: Date): Promise<StoredOrder> {
  const payment = duePayment(order);
  if (!payment) throw new Error(`Nothing is due of the order ${order.order_id}`);
  const { action, amount } = payment;
  const { user_id, order_id, number } = order;
  const paid = await stepOrder(db, order, {
    action,
    by: { actor: 'buyer', actor_id: user_id },
    amount,
    set: { paid: order.paid + amount, pay_before: action === 'pay_deposit' ? order.pays_until : null },
    now,
  });
  if (amount === 0) return paid;
  await postJournal(db, {
    kind: action === 'pay_deposit' || order.method === 'cod' ? mallDepositJournal : mallPaymentJournal,
    subject: orderSubject(number),
    reference_id: order_id,
    now,
    postings: [
      { account: { user_id }, currency: 'balance', amount: -amount },
      { account: salesAccount, currency: 'balance', amount },
    ],
  });
  return paid;
}
