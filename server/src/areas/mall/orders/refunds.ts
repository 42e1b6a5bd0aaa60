import { refundUntil } from '@mcy/api/mall/orders/rules';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { notify } from '../../account/door.ts';
import { ownOrder, refundTooLate, refundTooMuch } from './messages.ts';
import { giveUnitsBack } from './moveUnits.ts';
import { mallRefundJournal } from './orderJournals.ts';
import { returnMoney } from './returnMoney.ts';
import { type StoredOrder, lockOrder, stepOrder } from './stepOrder.ts';

/** Coins that can still go back: what was paid, in coins or to the carrier, less what went back. */
export function refundable({ paid, cash, returned }: Pick<StoredOrder, 'paid' | 'cash' | 'returned'>): number {
  return paid + cash - returned;
}

interface RefundRequest {
  user_id: string;
  order_id: string;
  amount: number;
  reason: string;
  now: Date;
}

/**
 * A buyer asks for money back, in the caller's transaction. Refuses `order_not_found`, `order_moved_on`,
 * `refund_too_late`, `refund_too_much`.
 */
export async function requestRefund(
  db: Database,
  { user_id, order_id, amount, reason, now }: RefundRequest,
): Promise<StoredOrder> {
  const by = { actor: 'buyer', actor_id: user_id } as const;
  const order = await lockOrder(db, order_id, by);
  const stepped = await stepOrder(db, order, { action: 'request_refund', by, note: reason, now });
  if (order.received_at !== null && now >= refundUntil(order.received_at)) {
    throw new Refusal({ error: 'refund_too_late', message: refundTooLate, field: 'order_id' });
  }
  const most = refundable(order);
  if (amount > most) throw new Refusal({ error: 'refund_too_much', message: refundTooMuch(most), field: 'amount' });
  await db
    .insertInto('mall_refund')
    .values({
      refund_id: uuidv7(),
      order_id,
      state: 'requested',
      amount,
      reason,
      approved: null,
      answer: null,
      decided_by: null,
      requested_at: now,
      decided_at: null,
    })
    .execute();
  return stepped;
}

/** A buyer no longer asks for it, in the caller's transaction. Refuses `order_not_found`, `order_moved_on`. */
export async function withdrawRefund(
  db: Database,
  { user_id, order_id, now }: Pick<RefundRequest, 'user_id' | 'order_id' | 'now'>,
): Promise<StoredOrder> {
  const by = { actor: 'buyer', actor_id: user_id } as const;
  const stepped = await stepOrder(db, await lockOrder(db, order_id, by), { action: 'withdraw_refund', by, now });
  await decide(db, order_id, { state: 'withdrawn', decided_at: now });
  return stepped;
}

interface Decision {
  order_id: string;
  operator_id: string;
  /** What the buyer reads. */
  answer: string;
  now: Date;
}

/**
 * An operator gives money back, at most what was asked for, in the caller's transaction. All that is left of the order
 * ends it. Refuses `order_not_found`, `order_moved_on`, `own_order`, `refund_too_much`.
 */
export async function approveRefund(
  db: Database,
  { order_id, operator_id, answer, amount, restock, now }: Decision & { amount: number; restock: boolean },
): Promise<StoredOrder> {
  const by = { actor: 'operator', actor_id: operator_id } as const;
  const order = await lockOrder(db, order_id, by);
  if (order.user_id === operator_id) throw new Refusal({ error: 'own_order', message: ownOrder, field: 'order_id' });
  const asked = (await openRefund(db, order_id))?.amount;
  if (asked !== undefined && amount > asked) {
    throw new Refusal({ error: 'refund_too_much', message: refundTooMuch(asked), field: 'amount' });
  }
  const whole = amount === refundable(order);
  const stepped = await stepOrder(db, order, {
    action: whole ? 'refund' : 'refund_part',
    by,
    note: answer,
    amount,
    set: { returned: order.returned + amount },
    now,
  });
  const refund_id = await decide(db, order_id, {
    state: 'approved',
    approved: amount,
    answer,
    decided_by: operator_id,
    decided_at: now,
  });
  if (whole && restock) await giveUnitsBack(db, order_id, now);
  await returnMoney(db, order, { kind: mallRefundJournal, reference_id: refund_id, amount, now });
  const { user_id, number } = order;
  await notify(db, user_id, { kind: 'refund_approved', data: { order_id, number, amount, answer } }, now);
  return stepped;
}

/** An operator refuses a refund, in the caller's transaction. Refuses `order_not_found`, `order_moved_on`. */
export async function refuseRefund(
  db: Database,
  { order_id, operator_id, answer, now }: Decision,
): Promise<StoredOrder> {
  const by = { actor: 'operator', actor_id: operator_id } as const;
  const order = await lockOrder(db, order_id, by);
  const stepped = await stepOrder(db, order, { action: 'refuse_refund', by, note: answer, now });
  await decide(db, order_id, { state: 'refused', answer, decided_by: operator_id, decided_at: now });
  const { user_id, number } = order;
  await notify(db, user_id, { kind: 'refund_refused', data: { order_id, number, answer } }, now);
  return stepped;
}

interface Decided {
  state: 'approved' | 'refused' | 'withdrawn';
  approved?: number;
  answer?: string;
  decided_by?: string;
  decided_at: Date;
}

/** Decides the open refund of a locked order that has one; returns its id. */
async function decide(db: Database, order_id: string, decided: Decided): Promise<string> {
  const { refund_id } = await db
    .updateTable('mall_refund')
    .set(decided)
    .where('order_id', '=', order_id)
    .where('state', '=', 'requested')
    .returning('refund_id')
    .executeTakeFirstOrThrow();
  return refund_id;
}

function openRefund(db: Database, order_id: string): Promise<{ amount: number } | undefined> {
  return db
    .selectFrom('mall_refund')
    .select('amount')
    .where('order_id', '=', order_id)
    .where('state', '=', 'requested')
    .executeTakeFirst();
}
