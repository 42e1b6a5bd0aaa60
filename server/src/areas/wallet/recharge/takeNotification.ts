import type { Services } from '../../../platform/http/answerCall.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import type { PaymentGateway } from './PaymentGateway.ts';
import { recordForgery } from './recordForgery.ts';
import { type Settlement, settlePayment } from './settlePayment.ts';

/** What was done with a notification. */
export type Taken = Settlement | 'malformed' | 'open';

interface Incoming {
  gateway: PaymentGateway;
  /** Anybody may have sent it. */
  fields: unknown;
  request_id: string;
  now: Date;
}

/** Takes a notification of a gateway: in one transaction, in the order in which they come. */
export async function takeNotification(
  { db, log }: Pick<Services, 'db' | 'log'>,
  { gateway, fields, request_id, now }: Incoming,
): Promise<Taken> {
  const read = gateway.readNotification?.(fields) ?? { kind: 'malformed' };
  const told = { request_id, gateway: gateway.name };
  if (read.kind === 'malformed' || read.kind === 'open') return read.kind;
  if (read.kind === 'forged') {
    log.warn({ ...told, payment_id: read.payment_id }, 'forged payment notification');
    await recordForgery(db, { payment_id: read.payment_id, gateway: gateway.name, now });
    return 'forged';
  }
  const { report } = read;
  const result = await inTransaction(db, (transaction) =>
    settlePayment(transaction, report, { source: 'notification', now }),
  );
  if (!quiet.has(result)) {
    log.error({ ...told, payment_id: report.payment_id, result }, 'payment notification not settled');
  }
  return result;
}

/** What needs nobody's attention. */
const quiet: ReadonlySet<Taken> = new Set(['paid', 'paid_late', 'declined', 'expired', 'repeated'] as const);
