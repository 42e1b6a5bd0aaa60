/** How far a withdrawal has come; the coins of a rejected or cancelled one are back in the balance. */
export type WithdrawalStatus = 'requested' | 'approved' | 'paid' | 'rejected' | 'cancelled';

/** One of the player's withdrawals; a row of `GET /api/wallet/withdrawals` satisfies it. Amounts are coins. */
export interface Withdrawal {
  withdrawal_id: string;
  status: WithdrawalStatus;
  amount: number;
  fee: number;
  /** What arrives at the bank: the amount less the fee. */
  payout: number;
  bank_name: string;
  /** The last digits of the account. */
  card_number_end: string;
  holder_name: string;
  /** Why it was rejected, in the reader's language. */
  reason: string | null;
  /** ISO 8601, UTC. */
  created_at: string;
}
