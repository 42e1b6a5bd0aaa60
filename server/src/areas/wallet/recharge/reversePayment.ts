import { notify } from '../../account/door.ts';
import type { Database } from '../../../platform/db/database.ts';
import { tell } from '../../../platform/facts/tell.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { lockAccounts } from '../../../platform/ledger/lockAccounts.ts';
import { postJournals } from '../../../platform/ledger/postJournal.ts';
import { closeTrouble } from './closeTrouble.ts';
import { paymentNotPaid, reversalSubject } from './messages.ts';
import { paymentMissing } from './readPayment.ts';
import { recordPaymentEvent } from './recordPaymentEvent.ts';
import { gatewayAccount, rechargeDebtsAccount } from './rechargeAccounts.ts';
import { rechargeReversalJournal } from './rechargeJournals.ts';

declare module '../../../platform/facts/Facts.ts' {
  interface Facts {
    /** The money of a payment went back, and so did its coins. */
    rechargeReversed: { user_id: string; payment_id: string };
  }
}

/** Who takes a payment back. */
interface ByTwo {
  payment_id: string;
  operator_id: string;
  agreed_by: string;
  note: string;
}

/**
 * Takes back the coins of a payment whose money went back, in the caller's transaction: as far as they are there. The
 * rest is what the player owes, on the shop's own account; nothing takes it from coins that come later. Refuses
 * `payment_not_found`, `payment_not_paid`.
 */
export async function reversePayment(
  db: Database,
  { payment_id, operator_id, agreed_by, note }: ByTwo,
  now: Date,
): Promise<void> {
  const payment = await db
    .selectFrom('payment')
    .select(['user_id', 'status', 'credited', 'transaction_id'])
    .where('payment_id', '=', payment_id)
    .forUpdate()
    .executeTakeFirst();
  if (!payment) throw paymentMissing();
  const { user_id, status, credited, transaction_id } = payment;
  if (status !== 'paid' || credited === null || transaction_id === null) throw notPaid();
  const [held] = await lockAccounts(db, [user_id], ['balance']);
  const taken = Math.min(held?.balance ?? 0, credited);
  const owed = credited - taken;
  await db.updateTable('payment').set({ status: 'reversed' }).where('payment_id', '=', payment_id).execute();
  await db
    .insertInto('payment_reversal')
    .values({ payment_id, user_id, taken, owed, asked_by: operator_id, agreed_by, reversed_at: now })
    .execute();
  const told = { amount: credited, currency: 'VND', transaction_id, operator_id, note };
  await recordPaymentEvent(db, { payment_id, kind: 'reversed', source: 'operator', ...told }, now);
  await closeTrouble(db, { payment_id, operator_id, note, now });
  const postings = [
    { account: { user_id }, currency: 'balance', amount: -taken },
    { account: rechargeDebtsAccount, currency: 'balance', amount: -owed },
    { account: gatewayAccount, currency: 'balance', amount: credited },
  ] as const;
  postJournals(db, [
    {
      kind: rechargeReversalJournal,
      subject: reversalSubject(payment_id),
      reference_id: payment_id,
      now,
      postings: postings.filter(({ amount }) => amount !== 0),
    },
  ]);
  touch(db, 'wallet/recharge', user_id);
  tell(db, 'rechargeReversed', { user_id, payment_id }, now);
  await notify(db, user_id, { kind: 'recharge_reversed', data: { payment_id, taken, owed } }, now);
}

export function notPaid(): Refusal {
  return new Refusal({ error: 'payment_not_paid', message: paymentNotPaid, field: 'payment_id' });
}

/** Coins that a player owes from reversed payments. */
export async function readOwed(db: Database, user_id: string): Promise<number> {
  const { owed } = await db
    .selectFrom('payment_reversal')
    .select((is) => is.cast<number>(is.fn.coalesce(is.fn.sum('owed'), is.lit(0)), 'bigint').as('owed'))
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  return owed;
}
