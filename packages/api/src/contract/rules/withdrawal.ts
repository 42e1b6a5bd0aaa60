import * as z from 'zod/mini';

/** Coins the shop keeps of each withdrawal (spec §9). */
export const withdrawalFee = 3_300;

/** Fewest coins of a withdrawal (spec §5, §9). */
export const withdrawalMinimum = 10_000;

/** Coins to withdraw: not below 10.000 and more than the fee, which is taken out of them (spec §5, §9); with a balance, not more than that. */
export function withdrawalAmount(balance?: number) {
  const amount = z.int({ error: 'amount_integer' }).check(
    z.refine((coins) => coins >= withdrawalMinimum && coins > withdrawalFee, {
      error: 'withdrawal_minimum',
      params: { minimum: withdrawalMinimum, fee: withdrawalFee },
    }),
  );
  return balance === undefined ? amount : amount.check(z.maximum(balance, { error: 'withdrawal_balance' }));
}
