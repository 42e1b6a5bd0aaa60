import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { type GatewayOutcome, gatewayOutcomes } from '@mcy/api/wallet/recharge/words';
import type { ReadNotification } from '../PaymentGateway.ts';
import type { SandboxOrder } from './sandboxGateway.ts';
import { isSigned, sign } from './signature.ts';

/** A report from the sandbox bank to the shop. */
const sandboxNotificationSchema = z.strictObject({
  payment_id: z.uuid(),
  amount: z.int(),
  /** Of the đồng, when it says nothing. */
  currency: z.optional(z.string().length(3)),
  outcome: z.enum(gatewayOutcomes),
  transaction_id: z.string().max(64),
  signature: z.string().max(128),
});
type SandboxNotification = z.infer<typeof sandboxNotificationSchema>;

/** Reads what somebody sent as the sandbox bank. */
export function readSandboxNotification(fields: unknown, secret: string): ReadNotification {
  const notification = sandboxNotificationSchema.safeParse(fields).data;
  if (!notification) return { kind: 'malformed' };
  const { signature, currency = 'VND', ...report } = notification;
  const signed = notification.currency === undefined ? report : { ...report, currency };
  if (!isSigned(signed, signature, secret)) return { kind: 'forged', payment_id: report.payment_id };
  return { kind: 'report', report: { ...report, gateway: 'sandbox', currency } };
}

/** The bank's signed report about an order; an order keeps one transaction number however often it is reported. */
export function notificationOf(order: SandboxOrder, outcome: GatewayOutcome, secret: string): SandboxNotification {
  const { payment_id, amount } = order;
  const transaction_id = `SBX-${sign({ payment_id }, secret).slice(0, 12).toUpperCase()}`;
  const fields = { payment_id, amount, outcome, transaction_id };
  return { ...fields, signature: sign(fields, secret) };
}

const attempts = 3;

/** Sends a report to the shop over HTTP; true once the shop has confirmed it. */
export async function sendNotification(shopUrl: string, notification: SandboxNotification): Promise<boolean> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const response = await fetch(`${shopUrl}/api/wallet/notify/sandbox`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(notification),
      signal: AbortSignal.timeout(5_000),
    }).catch(() => null);
    if (response?.ok) return true;
    if (response && response.status < 500) return false;
    await sleep(200 * attempt);
  }
  return false;
}
