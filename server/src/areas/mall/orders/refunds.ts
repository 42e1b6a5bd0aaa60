import { refundUpload } from '@mcy/api/mall/orders/contract';
import { refundUntil } from '@mcy/api/mall/orders/rules';
import { mostRefunds } from '@mcy/api/mall/orders/words';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../platform/db/database.ts';
import { attachFile } from '../../../platform/files/attachFile.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { notify } from '../../account/door.ts';
import { refundTooLate, refundTooMuch, refundTooOften, restockWhole } from './messages.ts';
import { returnCoupon } from '../../coupons/door.ts';
import { giveUnitsBack } from './moveUnits.ts';
import { mallDepositReturnJournal, mallRefundJournal } from './orderJournals.ts';
import { depositHeld, returnMoney } from './returnMoney.ts';
import { type StoredOrder, lockOrder, lockShopOrder, movedOn, stepOrder } from './stepOrder.ts';

/**
 * Coins that can still be refunded: what was paid, in coins or to the carrier, less what went back. With cash on delivery
 * that is what the carrier collected: the deposit returns with the receipt, or with a refund of all that is left.
 */
export function refundable(order: StoredOrder): number {
  return order.paid + order.cash - order.returned - depositHeld(order);
}

interface RefundRequest {
  user_id: string;
  order_id: string;
  amount: number;
  reason: string;
  /** Files of the buyer. */
  photos: readonly string[];
  now: Date;
}

/**
 * A buyer asks for money back, in the caller's transaction. Refuses `order_not_found`, `order_moved_on`,
 * `refund_too_late`, `refund_too_much`, `refund_too_often`, `file_not_found`.
 */
export async function requestRefund(
  db: Database,
  { user_id, order_id, amount, reason, photos, now }: RefundRequest,
): Promise<StoredOrder> {
  const by = { actor: 'buyer', actor_id: user_id } as const;
  const order = await lockOrder(db, order_id, by);
  const stepped = await stepOrder(db, order, { action: 'request_refund', by, note: reason, now });
  if (order.received_at !== null && now >= refundUntil(order.received_at)) {
    throw new Refusal({ error: 'refund_too_late', message: refundTooLate, field: 'order_id' });
  }
  const most = refundable(order);
  if (amount > most) throw new Refusal({ error: 'refund_too_much', message: refundTooMuch(most), field: 'amount' });
  const { asked } = await db
    .selectFrom('mall_refund')
    .select((is) => is.cast<number>(is.fn.countAll(), 'integer').as('asked'))
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow();
  if (asked >= mostRefunds) {
    throw new Refusal({ error: 'refund_too_often', message: refundTooOften(mostRefunds), field: 'order_id' });
  }
  const refund_id = uuidv7();
  await db
    .insertInto('mall_refund')
    .values({
      refund_id,
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
  for (const file_id of photos) {
    await attachFile(db, { file_id, owner_id: user_id, purpose: refundUpload }, 'photos');
  }
  const rows = photos.map((file_id, index) => ({ refund_id, position: index + 1, file_id }));
  if (rows.length > 0) await db.insertInto('mall_refund_photo').values(rows).execute();
  return stepped;
}

/** A buyer no longer asks for it, in the caller's transaction. Refuses `order_not_found`, `order_moved_on`. */
export async function withdrawRefund(
  db: Database,
  { user_id, order_id, now }: Pick<RefundRequest, 'user_id' | 'order_id' | 'now'>,
): Promise<StoredOrder> {
  const by = { actor: 'buyer', actor_id: user_id } as const;
  const stepped = await stepOrder(db, await lockOrder(db, order_id, by), { action: 'withdraw_refund', by, now });
  await decide(db, { order_id }, { state: 'withdrawn', decided_at: now });
  return stepped;
}

interface Decision {
  order_id: string;
  refund_id: string;
  operator_id: string;
  /** What the buyer reads. */
  answer: string;
  now: Date;
}

type Approval = Decision & { amount: number; restock: boolean };

/**
 * Locks an order whose refund an operator wants to approve, and says what that gives back. Refuses `order_not_found`,
 * `own_order`, `order_moved_on`, `refund_too_much`, `restock_whole`.
 */
export async function lockRefund(
  db: Database,
  { order_id, refund_id, operator_id, amount, restock }: Omit<Approval, 'answer' | 'now'>,
): Promise<{ order: StoredOrder; whole: boolean; deposit: number }> {
  const order = await lockShopOrder(db, order_id, operator_id);
  const asked = await db
    .selectFrom('mall_refund')
    .select('amount')
    .where('refund_id', '=', refund_id)
    .where('order_id', '=', order_id)
    .where('state', '=', 'requested')
    .executeTakeFirst();
  if (!asked) throw movedOn();
  if (amount > asked.amount) {
    throw new Refusal({ error: 'refund_too_much', message: refundTooMuch(asked.amount), field: 'amount' });
  }
  const whole = amount === refundable(order);
  if (restock && !whole) throw new Refusal({ error: 'restock_whole', message: restockWhole, field: 'restock' });
  return { order, whole, deposit: whole ? depositHeld(order) : 0 };
}

/**
 * An operator gives money back, at most what was asked for, in the caller's transaction. All that is left of the order
 * ends it, and its coupon returns; a deposit of cash on delivery that is held returns with it. Refuses as `lockRefund` does.
 */
export async function approveRefund(db: Database, approval: Approval): Promise<StoredOrder> {
  const { order_id, refund_id, operator_id, answer, amount, restock, now } = approval;
  const by = { actor: 'operator', actor_id: operator_id } as const;
  const { order, whole, deposit } = await lockRefund(db, approval);
  const stepped = await stepOrder(db, order, {
    action: whole ? 'refund' : 'refund_part',
    by,
    note: answer,
    amount: amount + deposit,
    set: { returned: order.returned + amount + deposit },
    now,
  });
  await decide(
    db,
    { order_id, refund_id },
    {
      state: 'approved',
      approved: amount,
      answer,
      decided_by: operator_id,
      decided_at: now,
    },
  );
  if (whole && restock) await giveUnitsBack(db, order_id, now);
  if (whole && order.coupon_id !== null) await returnCoupon(db, order_id, now, { extend: restock });
  await returnMoney(db, order, { kind: mallRefundJournal, reference_id: refund_id, amount, now });
  await returnMoney(db, order, { kind: mallDepositReturnJournal, reference_id: order_id, amount: deposit, now });
  const { user_id, number } = order;
  const data = { order_id, number, amount: amount + deposit, answer };
  await notify(db, user_id, { kind: 'refund_approved', data }, now);
  return stepped;
}

/** An operator refuses a refund, in the caller's transaction. Refuses `order_not_found`, `own_order`, `order_moved_on`. */
export async function refuseRefund(
  db: Database,
  { order_id, refund_id, operator_id, answer, now }: Decision,
): Promise<StoredOrder> {
  const by = { actor: 'operator', actor_id: operator_id } as const;
  const order = await lockShopOrder(db, order_id, operator_id);
  const stepped = await stepOrder(db, order, { action: 'refuse_refund', by, note: answer, now });
  await decide(db, { order_id, refund_id }, { state: 'refused', answer, decided_by: operator_id, decided_at: now });
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

/** Decides the open refund of a locked order. Refuses `order_moved_on` when another one is open than the one that was seen. */
async function decide(
  db: Database,
  { order_id, refund_id }: { order_id: string; refund_id?: string },
  decided: Decided,
): Promise<void> {
  let query = db
    .updateTable('mall_refund')
    .set(decided)
    .where('order_id', '=', order_id)
    .where('state', '=', 'requested');
  if (refund_id !== undefined) query = query.where('refund_id', '=', refund_id);
  if (!(await query.returning('refund_id').executeTakeFirst())) throw movedOn();
}
