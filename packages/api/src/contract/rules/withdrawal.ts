import * as z from 'zod/mini';

/** Withdrawal fee in coins (spec §9). */
export const withdrawalFee = 3_300;

/** Minimum withdrawal in coins (spec §5, §9). */
export const withdrawalMinimum = 10_000;

/**
 * Coins to withdraw: at least 10.000 and more than the fee, which is deducted from them (spec §5, §9); at most the
 * balance, when it is known.
 */
export function withdrawalAmount(balance?: number) {
  const amount = z.int({ error: 'amount_integer' }).check(
    z.refine((coins) => coins >= withdrawalMinimum && coins > withdrawalFee, {
      error: 'withdrawal_minimum',
      params: { minimum: withdrawalMinimum, fee: withdrawalFee },
    }),
  );
  return balance === undefined ? amount : amount.check(z.maximum(balance, { error: 'withdrawal_balance' }));
}
