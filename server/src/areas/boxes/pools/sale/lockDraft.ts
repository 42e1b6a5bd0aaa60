import type { Database } from '../../../../platform/db/database.ts';
import { Refusal } from '../../../../platform/http/Refusal.ts';
import { foundPool } from '../findPool.ts';
import { poolNotDraft } from './messages.ts';

/** Locks a draft until the transaction ends. Refuses `pool_not_found`, `pool_not_draft`. */
export async function lockDraft(db: Database, pool_id: string) {
  const pool = foundPool(
    await db.selectFrom('pool').selectAll().where('pool_id', '=', pool_id).forNoKeyUpdate().executeTakeFirst(),
  );
  if (pool.opened_at !== null) throw new Refusal({ error: 'pool_not_draft', message: poolNotDraft });
  return pool;
}
