import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { type GatewayOutcome, gatewayOutcomes } from '../paymentOutcome.ts';
import type { SandboxOrder } from './sandboxGateway.ts';
import { sign } from './signature.ts';

/** A report from the sandbox bank to the shop. */
export const sandboxNotificationSchema = z.strictObject({
  payment_id: z.uuid(),
  amount: z.int(),
  outcome: z.enum(gatewayOutcomes),
  transaction_id: z.string().max(64),
  signature: z.string().max(128),
});
export type SandboxNotification = z.infer<typeof sandboxNotificationSchema>;

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
