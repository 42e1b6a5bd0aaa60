import * as z from 'zod/mini';

/** Coins of one payment: at least 50.000 (spec §5), at most 100.000.000 (ours). */
export const rechargeBounds = { least: 50_000, most: 100_000_000 };

/** Coins to top up. */
export const rechargeAmount = z
  .int({ error: 'amount_integer' })
  .check(
    z.minimum(rechargeBounds.least, { error: 'recharge_minimum' }),
    z.maximum(rechargeBounds.most, { error: 'recharge_maximum' }),
  );
