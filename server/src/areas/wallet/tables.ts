import type { Translated } from '@mcy/api/contract';
import type { paymentStatuses } from '@mcy/api/wallet/recharge/contract';
import type { WithdrawalStatus } from '@mcy/api/wallet/withdrawals/words';
import type { JSONColumnType } from 'kysely';

export type PaymentStatus = (typeof paymentStatuses)[number];

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
      /** Coins, including the fee. */
      amount: number;
      fee: number;
      bank_name: string;
      /** All digits, encrypted by `sealNumber`, for the payout. */
      card_number_sealed: Buffer;
      /** The last four of them. */
      card_number_end: string;
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
