import type { Database } from '../../../platform/db/database.ts';

interface PlayerInPool {
  user_id: string;
  pool_id: string;
}

/** A player's draws in a pool since their last prize of its top tier. */
export async function readGuaranteeProgress(db: Database, { user_id, pool_id }: PlayerInPool): Promise<number> {
  const counter = await db
    .selectFrom('guarantee_counter')
    .select('draws_since_top')
    .where('user_id', '=', user_id)
    .where('pool_id', '=', pool_id)
    .executeTakeFirst();
  return counter?.draws_since_top ?? 0;
}

/** Saves the count for the player's next opening. */
export async function saveGuaranteeProgress(
  db: Database,
  { user_id, pool_id }: PlayerInPool,
  draws_since_top: number,
): Promise<void> {
  await db
    .insertInto('guarantee_counter')
    .values({ user_id, pool_id, draws_since_top })
    .onConflict((counter) => counter.columns(['user_id', 'pool_id']).doUpdateSet({ draws_since_top }))
    .execute();
}
