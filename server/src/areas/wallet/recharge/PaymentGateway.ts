import type { Locale } from '@mcy/api/contract';

/** The data a gateway needs to collect a payment. */
export interface Collection {
  payment_id: string;
  /** Coins; one coin is one đồng. */
  amount: number;
  /** After this the gateway no longer accepts the payer. */
  expires_at: Date;
}

/**
 * Collects the payer's money. It sends the payer to its own page, and later reports the outcome by a signed notification to
 * `settlePayment`: perhaps twice, late, or never.
 */
export interface PaymentGateway {
  payUrl: (collection: Collection, locale: Locale) => string;
}
