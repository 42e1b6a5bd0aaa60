import type { Locale } from '@mcy/api/contract';
import type { GatewayName, GatewayOutcome } from '@mcy/api/wallet/recharge/words';

/** The data a gateway needs to collect a payment. */
export interface Collection {
  payment_id: string;
  /** Coins; one coin is one đồng. */
  amount: number;
  created_at: Date;
  /** After this the gateway no longer accepts the payer. */
  expires_at: Date;
  /** By which a transfer names it. */
  reference: string;
}

/** What a payer sends by themselves, where the gateway has no page of its own. */
export interface Transfer {
  bank_name: string;
  account_number: string;
  holder_name: string;
  reference: string;
  /** All of it as a VietQR code. */
  qr: string;
}

/** A report of a payment whose origin is verified. */
export interface GatewayReport {
  gateway: GatewayName;
  payment_id: string;
  amount: number;
  currency: string;
  /** `suspicious` where the gateway holds the money back. */
  outcome: GatewayOutcome | 'suspicious';
  /** The gateway's own transaction number. */
  transaction_id: string;
}

/** A notification once it was read. `open` says that the payer is not done. */
export type ReadNotification =
  | { kind: 'report'; report: GatewayReport }
  | { kind: 'forged'; payment_id: string }
  | { kind: 'open' }
  | { kind: 'malformed' };

/**
 * Collects the payer's money. It sends the payer to a page, and later reports the outcome by a signed notification:
 * perhaps twice, late, or never.
 */
export interface PaymentGateway {
  name: GatewayName;
  /** How long the payer has (ours). */
  minutes: number;
  /** Where the payer goes: a path on this server, or the gateway's address. */
  payUrl: (collection: Collection, payer: { locale: Locale; address: string }) => string;
  /** Where payers send the money by themselves. */
  transferOf?: (collection: Collection) => Transfer;
  /** Reads what somebody sent as this gateway. */
  readNotification?: (fields: unknown) => ReadNotification;
  /** Asks how a payment ended; null while it is open. Throws when the gateway gives no answer that can be trusted. */
  ask?: (collection: Collection, now: Date) => Promise<GatewayReport | null>;
}
