import type { Database } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { lockBox } from './lockBox.ts';
import { turnBox } from './turnBox.ts';

/** Ends holds whose time is over and begins turns, on several processes each once: the box's lock says who is first. */
export async function turnBoxes(db: Database, now: Date): Promise<void> {
  const due = await db
    .selectFrom('pool')
    .select('pool_id')
    .where((is) => is.or([is('held_by', 'is not', null), is('waiting', '>', 0)]))
    .where((is) => is.or([is('held_until', 'is', null), is('held_until', '<=', now), is('sold_out', '=', true)]))
    .execute();
  for (const { pool_id } of due) {
    await inTransaction(db, async (transaction) => turnBox(transaction, await lockBox(transaction, pool_id), now));
  }
}
