import type { Database } from '../db/database.ts';

/** Coins a player has spent in the shop since joining, from the ledger's daily sums. */
export async function readSpending(db: Database, user_id: string): Promise<number> {
  const { spent } = await db
    .selectFrom('spending_day')
    .select((is) => is.cast<number>(is.fn.coalesce(is.fn.sum('spent'), is.lit(0)), 'bigint').as('spent'))
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  return spent;
}
