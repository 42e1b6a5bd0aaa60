import type { Locale } from '@mcy/api/contract';

/** What a gateway needs to know of a payment to collect it. */
export interface Collection {
  payment_id: string;
  /** Coins; one coin is one đồng. */
  amount: number;
  /** After this the payer is not let through any more. */
  expires_at: Date;
}

/**
 * Whoever takes the payer's money. It sends the payer to its own page, and later reports how that ended by a signed
 * notification, which `settlePayment` takes in: perhaps twice, late, or never.
 */
export interface PaymentGateway {
  payUrl: (collection: Collection, locale: Locale) => string;
}
