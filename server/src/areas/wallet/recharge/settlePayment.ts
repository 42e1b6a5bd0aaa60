import { type EventSource, type PaymentEventKind, troubleEvents } from '@mcy/api/wallet/recharge/words';
import { sql } from 'kysely';
import { notify } from '../../account/door.ts';
import type { Database } from '../../../platform/db/database.ts';
import { tell } from '../../../platform/facts/tell.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { postCredit } from '../../../platform/ledger/postJournal.ts';
import { rechargeSubject } from './messages.ts';
import type { GatewayReport } from './PaymentGateway.ts';
import { type Judgement, judgeReport } from './paymentOutcome.ts';
import { recordPaymentEvent } from './recordPaymentEvent.ts';
import { gatewayAccount } from './rechargeAccounts.ts';
import { rechargeJournal } from './rechargeJournals.ts';

declare module '../../../platform/facts/Facts.ts' {
  interface Facts {
    /** Coins that a player paid for are in their balance. */
    rechargeCredited: { user_id: string; payment_id: string; amount: number };
  }
}

/** What a report was to its payment; `unknown_payment` where the gateway has no such payment here. */
export type Settlement = PaymentEventKind | 'unknown_payment';

/** A payer knows the signed address of their payment and can send it again without end; later repeats are not written down. */
const mostRepeats = 20;

/** Handles a report in the caller's transaction: credits a payment once, however often or late the report arrives. */
export async function settlePayment(
  db: Database,
  report: GatewayReport,
  { source, now }: { source: EventSource; now: Date },
): Promise<Settlement> {
  const { payment_id, gateway, amount, currency, transaction_id } = report;
  const payment = await db
    .selectFrom('payment')
    .select(['user_id', 'amount', 'status', 'expires_at', 'transaction_id', 'trouble_since'])
    .where('payment_id', '=', payment_id)
    .where('gateway', '=', gateway)
    .forUpdate()
    .executeTakeFirst();
  if (!payment) return 'unknown_payment';
  const judged = judgeReport(payment, report, now);
  const { status } = judged;
  const event = (await isKnown(db, report, judged)) ? 'repeated' : judged.event;
  if (event === 'repeated' && (await countRepeats(db, payment_id)) >= mostRepeats) return event;
  await recordPaymentEvent(db, { payment_id, kind: event, source, amount, currency, transaction_id }, now);
  if (isTrouble(event) && payment.trouble_since === null) {
    await db.updateTable('payment').set({ trouble_since: now }).where('payment_id', '=', payment_id).execute();
  }
  if (status === 'paid') await creditPayment(db, { payment_id, amount, transaction_id, now });
  else if (status !== null) {
    await db.updateTable('payment').set({ status, settled_at: now }).where('payment_id', '=', payment_id).execute();
    touch(db, 'wallet/recharge', payment.user_id);
    touch(db, 'wallet/unpaid', payment.user_id);
  }
  return event;
}

/** Credits a payment that the caller has locked and that is not paid. */
export async function creditPayment(
  db: Database,
  {
    payment_id,
    amount,
    transaction_id,
    now,
  }: { payment_id: string; amount: number; transaction_id: string; now: Date },
): Promise<void> {
  const { user_id } = await db
    .updateTable('payment')
    .set({ status: 'paid', credited: amount, transaction_id, settled_at: now, ask_at: null })
    .where('payment_id', '=', payment_id)
    .returning('user_id')
    .executeTakeFirstOrThrow();
  touch(db, 'wallet/recharge', user_id);
  touch(db, 'wallet/unpaid', user_id);
  await postCredit(db, {
    kind: rechargeJournal,
    subject: rechargeSubject(payment_id),
    reference_id: payment_id,
    now,
    postings: [
      { account: gatewayAccount, currency: 'balance', amount: -amount },
      { account: { user_id }, currency: 'balance', amount },
    ],
  });
  tell(db, 'rechargeCredited', { user_id, payment_id, amount }, now);
  await notify(db, user_id, { kind: 'recharge_settled', data: { payment_id, amount } }, now);
}

/** True for trouble that the history has already, and for money that operators have decided on. */
async function isKnown(
  db: Database,
  { payment_id, gateway, amount, currency, transaction_id }: GatewayReport,
  { event }: Judgement,
): Promise<boolean> {
  if (!isTrouble(event)) return false;
  const { rows } = await sql`
    select from payment_event known
    where payment_id = ${payment_id} and transaction_id = ${transaction_id} and (
      kind = ${event} and amount = ${amount} and currency = ${currency}
      or ${isMoney(event)} and kind in ('credited_by_hand', 'refunded'))
    union all
    select from payment credited join payment_event by_hand using (payment_id)
    where ${isMoney(event)} and gateway = ${gateway} and credited.transaction_id = ${transaction_id}
      and by_hand.kind = 'credited_by_hand'
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Whether an event is money that arrived and credits nothing by itself. */
function isMoney(event: PaymentEventKind): boolean {
  return event === 'wrong_amount' || event === 'paid_again';
}

async function countRepeats(db: Database, payment_id: string): Promise<number> {
  const repeats = db.selectFrom('payment_event').where('payment_id', '=', payment_id).where('kind', '=', 'repeated');
  const { count } = await repeats.select((is) => is.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return count;
}

function isTrouble(event: PaymentEventKind): boolean {
  const troubles: readonly PaymentEventKind[] = troubleEvents;
  return troubles.includes(event);
}
