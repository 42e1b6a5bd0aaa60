/** Status of a withdrawal; the coins of a rejected or cancelled one are back in the balance. */
export type WithdrawalStatus = 'requested' | 'approved' | 'paid' | 'rejected' | 'cancelled';

/** A withdrawal; a row of `GET /api/wallet/withdrawals` satisfies it. Amounts are in coins. */
export interface Withdrawal {
  withdrawal_id: string;
  status: WithdrawalStatus;
  amount: number;
  fee: number;
  /** Amount that arrives at the bank, after the fee. */
  payout: number;
  bank_name: string;
  /** Last digits of the account. */
  card_number_end: string;
  holder_name: string;
  /** Why it was rejected, in the user's language. */
  reason: string | null;
  /** ISO 8601, UTC. */
  created_at: string;
}
