import type { ParsedRequestOf } from '@mcy/api/contract';
import type { creditLine as creditCall, setLineAside as asideCall } from '@mcy/api/operator/payments/contract';
import { paymentMissing } from '../../wallet/door.ts';
import { type KeepApproval, askSecondOperator } from '../../../platform/approvals/askSecondOperator.ts';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { logAction } from '../identity/logAction.ts';
import { closeLineTrouble } from './closeLineTrouble.ts';
import { creditLineApproval } from './creditLineApproval.ts';
import { lockLine } from './lockLine.ts';
import { lineNotInDong } from './messages.ts';
import { referencesIn } from './referencesIn.ts';

declare module '../tables.ts' {
  interface OperatorActions {
    bank_line_aside: true;
  }
}

interface Office {
  operator_id: string;
  keep: KeepApproval;
  now: Date;
}

/** Asks a second operator to credit a line. Refuses as `lockLine` and `askSecondOperator` do, `line_not_in_dong`, `payment_not_found`. */
export async function creditLine(
  db: Database,
  { line_id, reference, reason }: ParsedRequestOf<typeof creditCall>,
  { operator_id, keep, now }: Office,
): Promise<void> {
  const { bank_reference, amount, currency, memo } = await lockLine(db, line_id);
  if (currency !== 'VND') throw new Refusal({ error: 'line_not_in_dong', message: lineNotInDong, field: 'line_id' });
  const payment = await db
    .selectFrom('payment')
    .innerJoin('app_user', 'app_user.user_id', 'payment.user_id')
    .select(['payment.payment_id', 'payment.reference', 'payment.user_id', 'app_user.nickname'])
    .where('payment.reference', '=', referencesIn(reference)[0] ?? '')
    .where('payment.gateway', '=', 'vietqr')
    .executeTakeFirst();
  if (!payment) throw paymentMissing('reference');
  const { payment_id, user_id, nickname } = payment;
  const data = { line_id, payment_id, nickname, reference: payment.reference, amount, bank_reference, memo };
  const action = creditLineApproval.of(data);
  await askSecondOperator(keep, db, { action, subject_id: line_id, concerns: user_id, operator_id, reason }, now);
}

/**
 * Closes a line without crediting it, and the trouble of its payment once no other line of it is to be decided. Refuses as
 * `lockLine` does.
 */
export async function setLineAside(
  db: Database,
  { line_id, reason }: ParsedRequestOf<typeof asideCall>,
  { operator_id, now }: Office,
): Promise<void> {
  const { payment_id } = await lockLine(db, line_id);
  await db
    .updateTable('bank_line')
    .set({ state: 'set_aside', handled_by: operator_id, handled_at: now, note: reason })
    .where('line_id', '=', line_id)
    .execute();
  if (payment_id !== null) await closeLineTrouble(db, { payment_id, operator_id, note: reason, now });
  await logAction(db, { operator_id, action: 'bank_line_aside', subject_id: line_id, detail: { reason } }, now);
}
