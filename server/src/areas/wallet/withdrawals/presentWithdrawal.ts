import type { Locale, ResponseOf } from '@mcy/api/contract';
import type { withdraw } from '@mcy/api/wallet/withdrawals/contract';
import type { Withdrawal } from './requestWithdrawal.ts';

/** A withdrawal as its player sees it, with the account number masked. */
export function presentWithdrawal(withdrawal: Withdrawal, locale: Locale): ResponseOf<typeof withdraw> {
  const { withdrawal_id, status, amount, fee, bank_name, card_number_end, holder_name } = withdrawal;
  return {
    withdrawal_id,
    status,
    amount,
    fee,
    payout: amount - fee,
    bank_name,
    card_number_end,
    holder_name,
    reason: withdrawal.reason?.[locale] ?? null,
    created_at: withdrawal.created_at.toISOString(),
  };
}
