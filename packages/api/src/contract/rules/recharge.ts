import * as z from 'zod/mini';

/** Coins to top up: at least 50.000 (spec §5), at most 100.000.000 per payment (ours). */
export const rechargeAmount = z
  .int({ error: 'amount_integer' })
  .check(z.minimum(50_000, { error: 'recharge_minimum' }), z.maximum(100_000_000, { error: 'recharge_maximum' }));
