import type { ParsedRequestOf } from '@mcy/api/contract';
import type { decideArrival as decideCall, reversePayment as reverseCall } from '@mcy/api/operator/payments/contract';
import { notPaid, paymentMissing } from '../../wallet/door.ts';
import { type KeepApproval, askSecondOperator } from '../../../platform/approvals/askSecondOperator.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import { giveAlone } from '../approvals/giveAlone.ts';
import { arrivalApproval, reversalApproval } from './paymentApprovals.ts';
import { lockArrival, settleArrival } from './settleArrival.ts';

interface Office {
  operator_id: string;
  keep: KeepApproval;
  config: Pick<Config, 'transfersOfTwoAbove'>;
  now: Date;
}

/**
 * Credits money that a gateway took, or records that it was sent back; asks a second operator above what one decides
 * alone within 24 hours. Refuses as `lockArrival` and `askSecondOperator` do.
 */
export async function decideArrival(
  db: Database,
  { payment_id, decision, reason }: ParsedRequestOf<typeof decideCall>,
  { operator_id, keep, config, now }: Office,
): Promise<void> {
  const arrived = await lockArrival(db, payment_id);
  const { user_id, amount, transaction_id } = arrived;
  const limit = config.transfersOfTwoAbove;
  const given = { operator_id, right: 'money', kind: 'transfers', subject_id: payment_id, coins: amount } as const;
  if (user_id !== operator_id && (await giveAlone(db, { ...given, limit, now }))) {
    return settleArrival(db, arrived, { payment_id, decision, operator_id, agreed_by: null, reason }, now);
  }
  const shown = await readShown(db, payment_id);
  const action = arrivalApproval.of({ ...shown, payment_id, decision, amount, transaction_id });
  await askSecondOperator(keep, db, { action, subject_id: payment_id, concerns: user_id, operator_id, reason }, now);
}

/** Asks a second operator to take back what a payment brought. Refuses `payment_not_found`, `payment_not_paid`, as `askSecondOperator` does. */
export async function askForReversal(
  db: Database,
  { payment_id, reason }: ParsedRequestOf<typeof reverseCall>,
  { operator_id, keep, now }: Office,
): Promise<void> {
  const { status, credited, user_id, ...shown } = await readShown(db, payment_id);
  if (status !== 'paid' || credited === null) throw notPaid();
  const action = reversalApproval.of({ ...shown, payment_id, amount: credited });
  await askSecondOperator(keep, db, { action, subject_id: payment_id, concerns: user_id, operator_id, reason }, now);
}

async function readShown(db: Database, payment_id: string) {
  const payment = await db
    .selectFrom('payment')
    .innerJoin('app_user', 'app_user.user_id', 'payment.user_id')
    .select(['payment.user_id', 'payment.status', 'payment.credited', 'payment.reference', 'app_user.nickname'])
    .where('payment_id', '=', payment_id)
    .executeTakeFirst();
  if (!payment) throw paymentMissing();
  return payment;
}
