import type { Database } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { touch } from '../../../platform/facts/touch.ts';

/** Starts and ends seasons at their time, each once, whichever process runs it; tells everybody. */
export function turnSeasons(db: Database, now: Date): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const ended = await transaction
      .updateTable('pass_season')
      .set({ state: 'ended' })
      .where('state', '=', 'running')
      .where('ends_at', '<=', now)
      .executeTakeFirstOrThrow();
    const started = await transaction
      .updateTable('pass_season')
      .set({ state: 'running' })
      .where('state', '=', 'scheduled')
      .where('starts_at', '<=', now)
      .executeTakeFirstOrThrow();
    if (ended.numUpdatedRows + started.numUpdatedRows > 0n) touch(transaction, 'boxes/pass', 'everybody');
  });
}
