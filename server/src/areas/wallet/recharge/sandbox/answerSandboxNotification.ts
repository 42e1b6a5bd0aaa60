import type { Context } from 'hono';
import { inTransaction } from '../../../../platform/db/inTransaction.ts';
import type { RequestEnv, Services } from '../../../../platform/http/answerCall.ts';
import { type Settlement, settlePayment } from '../settlePayment.ts';
import { sandboxNotificationSchema } from './sandboxNotification.ts';
import { isSigned } from './signature.ts';

/** HTTP statuses that tell the bank whether to resend its report. */
const statuses = {
  settled: 200,
  already_settled: 200,
  unknown_payment: 404,
  wrong_amount: 409,
} as const satisfies Record<Settlement, number>;

/** Handles a report of the sandbox bank. Answers `{ result }` for the bank's program. */
export async function answerSandboxNotification(
  c: Context<RequestEnv>,
  { db, config, log }: Services,
): Promise<Response> {
  const notification = sandboxNotificationSchema.safeParse(await c.req.json().catch(() => null)).data;
  if (!notification) return c.json({ result: 'malformed' }, 400);
  const { signature, ...report } = notification;
  if (!isSigned(report, signature, config.gatewaySecret)) {
    log.warn({ request_id: c.var.request_id, payment_id: report.payment_id }, 'forged payment notification');
    return c.json({ result: 'bad_signature' }, 403);
  }
  const result = await inTransaction(db, (transaction) => settlePayment(transaction, report, c.var.now));
  if (statuses[result] !== 200) {
    log.error(
      { request_id: c.var.request_id, payment_id: report.payment_id, result },
      'payment notification not settled',
    );
  }
  return c.json({ result }, statuses[result]);
}
