/** How a payment reaches the shop. Which of them a shop has is a setting. */
export const gatewayNames = ['sandbox', 'vnpay', 'vietqr'] as const;

export type GatewayName = (typeof gatewayNames)[number];

export const paymentStatuses = [
  'pending',
  'paid',
  'declined',
  'expired',
  /** It was paid, and the money went back. */
  'reversed',
] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

/** How a payment ended, as its gateway reports it. */
export const gatewayOutcomes = ['approved', 'declined', 'expired'] as const;

export type GatewayOutcome = (typeof gatewayOutcomes)[number];

/**
 * The status after a report, by the status before; null where nothing changes. An approval means the money has arrived,
 * so it counts after our deadline and after a decline. No report revokes it: two operators do.
 */
export const paymentMoves = {
  pending: { approved: 'paid', declined: 'declined', expired: 'expired' },
  declined: { approved: 'paid', declined: null, expired: null },
  expired: { approved: 'paid', declined: null, expired: null },
  paid: { approved: null, declined: null, expired: null },
  reversed: { approved: null, declined: null, expired: null },
} as const satisfies Record<PaymentStatus, Record<GatewayOutcome, PaymentStatus | null>>;

/** What happened to a payment; its history is kept forever. */
export const paymentEvents = [
  'started',
  /** The payer says that they sent the money. */
  'claimed',
  'paid',
  /** After the deadline or a decline. */
  'paid_late',
  'declined',
  'expired',
  /** A report that changes nothing. */
  'repeated',
  /** Another transaction for a payment that is paid. */
  'paid_again',
  /** A decline of what is paid. */
  'contradicted',
  'wrong_amount',
  'wrong_currency',
  /** The gateway has the money and doubts its origin, or gave it back. */
  'suspicious',
  'forged',
  /** Operators credited it. */
  'credited_by_hand',
  /** Operators sent the money back, which was never credited. */
  'refunded',
  /** Two operators took back what it brought, because the money went back. */
  'reversed',
  /** An operator looked into the trouble. */
  'handled',
] as const;

export type PaymentEventKind = (typeof paymentEvents)[number];

/** Events that an operator looks into. */
export const troubleEvents = [
  'paid_again',
  'contradicted',
  'wrong_amount',
  'wrong_currency',
  'suspicious',
] as const satisfies readonly PaymentEventKind[];

/** Who told the shop of an event. */
export const eventSources = ['shop', 'payer', 'notification', 'answer', 'statement', 'operator'] as const;

export type EventSource = (typeof eventSources)[number];
