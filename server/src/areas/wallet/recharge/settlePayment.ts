import { notify } from '../../account/door.ts';
import type { Database } from '../../../platform/db/database.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { postCredit } from '../../../platform/ledger/postJournal.ts';
import { rechargeSubject } from './messages.ts';
import { type GatewayOutcome, settledStatus } from './paymentOutcome.ts';
import { gatewayAccount } from './rechargeAccounts.ts';
import { rechargeJournal } from './rechargeJournals.ts';

/** A gateway's report with a verified signature. */
export interface GatewayReport {
  payment_id: string;
  amount: number;
  outcome: GatewayOutcome;
  /** The gateway's own transaction number. */
  transaction_id: string;
}

export type Settlement = 'settled' | 'already_settled' | 'unknown_payment' | 'wrong_amount';

/** Handles a report in the caller's transaction: credits a payment once, however often or late the report arrives. */
export async function settlePayment(db: Database, report: GatewayReport, now: Date): Promise<Settlement> {
  const payment = await db
    .selectFrom('payment')
    .select(['user_id', 'amount', 'status'])
    .where('payment_id', '=', report.payment_id)
    .forUpdate()
    .executeTakeFirst();
  if (!payment) return 'unknown_payment';
  if (payment.amount !== report.amount) return 'wrong_amount';
  const status = settledStatus(payment.status, report.outcome);
  if (status === null) return 'already_settled';
  const { payment_id } = report;
  await db
    .updateTable('payment')
    .set({ status, settled_at: now, transaction_id: status === 'paid' ? report.transaction_id : null })
    .where('payment_id', '=', payment_id)
    .execute();
  touch(db, 'wallet/recharge', payment.user_id);
  if (status === 'paid') {
    await postCredit(db, {
      kind: rechargeJournal,
      subject: rechargeSubject(payment_id),
      reference_id: payment_id,
      now,
      postings: [
        { account: gatewayAccount, currency: 'balance', amount: -payment.amount },
        { account: { user_id: payment.user_id }, currency: 'balance', amount: payment.amount },
      ],
    });
    await notify(db, payment.user_id, { kind: 'recharge_settled', data: { payment_id, amount: payment.amount } }, now);
  }
  return 'settled';
}
