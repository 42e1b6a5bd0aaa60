import type { PaymentStatus } from '../tables.ts';

/** A payment's outcome as the gateway reports it. */
export const gatewayOutcomes = ['approved', 'declined', 'expired'] as const;
export type GatewayOutcome = (typeof gatewayOutcomes)[number];

/** How long a payer has (ours), in minutes. */
export const paymentMinutes = 15;

/**
 * A payment's new status after a report; null when it changes nothing. An approval means the gateway took the money, so it counts at any
 * time, even after our deadline or a decline, and nothing revokes it.
 */
export function settledStatus(
  status: PaymentStatus,
  outcome: GatewayOutcome,
): Exclude<PaymentStatus, 'pending'> | null {
  if (status === 'paid') return null;
  if (outcome === 'approved') return 'paid';
  return status === 'pending' ? outcome : null;
}

/** The status to show at a moment: an unpaid payment expires by the server's clock. */
export function statusAt(payment: { status: PaymentStatus; expires_at: Date }, now: Date): PaymentStatus {
  return payment.status === 'pending' && payment.expires_at <= now ? 'expired' : payment.status;
}
