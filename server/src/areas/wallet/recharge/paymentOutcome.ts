import type { PaymentStatus } from '../tables.ts';

/** How a gateway says a payment ended. */
export const gatewayOutcomes = ['approved', 'declined', 'expired'] as const;
export type GatewayOutcome = (typeof gatewayOutcomes)[number];

/** How long a payer has (ours), in minutes. */
export const paymentMinutes = 15;

/**
 * What a report makes of a payment; null when it changes nothing. An approval means the gateway took the money, so it
 * counts whenever it comes, after our deadline or after a decline; and once it has counted nothing takes it back.
 */
export function settledStatus(
  status: PaymentStatus,
  outcome: GatewayOutcome,
): Exclude<PaymentStatus, 'pending'> | null {
  if (status === 'paid') return null;
  if (outcome === 'approved') return 'paid';
  return status === 'pending' ? outcome : null;
}

/** The status to show at a moment: an unpaid payment expires by the server's clock alone. */
export function statusAt(payment: { status: PaymentStatus; expires_at: Date }, now: Date): PaymentStatus {
  return payment.status === 'pending' && payment.expires_at <= now ? 'expired' : payment.status;
}
