import type { Database } from '../../../platform/db/database.ts';
import { type StoredLimits, lockLimits } from './readLimits.ts';

/** A player's limits, locked for a change; creates an empty row when there is none. */
export async function openLimits(db: Database, user_id: string): Promise<StoredLimits> {
  await db
    .insertInto('spending_limit')
    .values({ user_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const limits = (await lockLimits(db, [user_id])).get(user_id);
  if (!limits) throw new Error(`User ${user_id} has no limits row right after its insert.`);
  return limits;
}
