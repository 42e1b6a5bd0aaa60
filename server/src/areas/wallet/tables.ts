import type { Translated } from '@mcy/api/contract';
import type { EventSource, GatewayName, PaymentEventKind, PaymentStatus } from '@mcy/api/wallet/recharge/words';
import type { WithdrawalStatus } from '@mcy/api/wallet/withdrawals/words';
import type { ColumnType, GeneratedAlways, JSONColumnType } from 'kysely';

declare module '../../platform/db/database.ts' {
  interface Tables {
    payment: {
      payment_id: string;
      user_id: string;
      gateway: GatewayName;
      /** Coins. */
      amount: number;
      /** What arrived, of a payment that is paid. */
      credited: number | null;
      status: PaymentStatus;
      transaction_id: string | null;
      /** By which a bank transfer names it. */
      reference: GeneratedAlways<string>;
      created_at: Date;
      expires_at: Date;
      settled_at: Date | null;
      /** When the payer said that they sent a transfer. */
      claimed_at: Date | null;
      /** When the gateway is asked next. */
      ask_at: Date | null;
      /** How often it was asked. */
      asked: ColumnType<number, number | undefined, number>;
      /** Since when an operator should look into it. */
      trouble_since: Date | null;
    };
    /** What happened to payments; never changed. */
    payment_event: {
      event_id: string;
      payment_id: string;
      kind: PaymentEventKind;
      source: EventSource;
      at: Date;
      /** As the source said it. */
      amount: number | null;
      currency: string | null;
      transaction_id: string | null;
      operator_id: string | null;
      note: string | null;
    };
    /** A payment whose money went back. */
    payment_reversal: {
      payment_id: string;
      user_id: string;
      /** Coins that were still there. */
      taken: number;
      /** Coins that were not. */
      owed: number;
      asked_by: string;
      agreed_by: string;
      reversed_at: Date;
    };
    withdrawal: {
      withdrawal_id: string;
      user_id: string;
      /** Coins, including the fee. */
      amount: number;
      fee: number;
      bank_name: string;
      /** All digits, encrypted by `sealNumber`, for the payout. */
      card_number_sealed: Buffer;
      /** The last four of them. */
      card_number_end: string;
      /** By which the same account is found again; null where the number cannot be read. */
      card_number_hash: Buffer | null;
      holder_name: string;
      status: WithdrawalStatus;
      /** The reason for a rejection. */
      reason: JSONColumnType<Translated> | null;
      created_at: Date;
      settled_at: Date | null;
      /** The operator who rejected it. */
      settled_by: string | null;
      approved_by: string | null;
      approved_at: Date | null;
      /** The second operator, for a large one. */
      agreed_by: string | null;
      /** The payout file that names it. */
      payout_id: string | null;
    };
    /** A bank account that a player keeps for withdrawals. */
    bank_account: {
      bank_account_id: string;
      user_id: string;
      bank_name: string;
      /** All digits, encrypted by `sealNumber`. */
      card_number_sealed: Buffer;
      card_number_end: string;
      card_number_hash: Buffer;
      holder_name: string;
      added_at: Date;
      used_at: Date;
    };
    /** A file by which the bank pays withdrawals. */
    payout: {
      payout_id: string;
      count: number;
      /** What the bank pays in all. */
      total: number;
      made_by: string;
      made_at: Date;
      confirmed_by: string | null;
      confirmed_at: Date | null;
    };
    /** A player's own limits in coins; null for no cap. No row for a player who never set one. */
    spending_limit: {
      user_id: string;
      day_cap: number | null;
      week_cap: number | null;
      month_cap: number | null;
      /** The caps from `raise_at` on. */
      raised_day_cap: number | null;
      raised_week_cap: number | null;
      raised_month_cap: number | null;
      raise_at: Date | null;
      cool_off_until: Date | null;
    };
  }
}
