import type { Translated } from '@mcy/api/contract';
import type { paymentStatuses } from '@mcy/api/wallet/recharge/contract';
import type { withdrawalStatuses } from '@mcy/api/wallet/withdrawals/contract';
import type { JSONColumnType } from 'kysely';

export type PaymentStatus = (typeof paymentStatuses)[number];
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

declare module '../../platform/db/database.ts' {
  interface Tables {
    payment: {
      payment_id: string;
      user_id: string;
      /** Coins. */
      amount: number;
      status: PaymentStatus;
      transaction_id: string | null;
      created_at: Date;
      expires_at: Date;
      settled_at: Date | null;
    };
    withdrawal: {
      withdrawal_id: string;
      user_id: string;
      /** Coins, the fee among them. */
      amount: number;
      fee: number;
      bank_name: string;
      /** All digits, by `sealNumber`: whoever pays it out needs them. */
      card_number_sealed: Buffer;
      /** The last four of them. */
      card_number_end: string;
      holder_name: string;
      status: WithdrawalStatus;
      /** Why it was rejected. */
      reason: JSONColumnType<Translated> | null;
      created_at: Date;
      settled_at: Date | null;
    };
    /** What a player limits themselves to, in coins; null for no cap. None for a player who never set a limit. */
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
