import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { eachDue } from '../../../platform/jobs/eachDue.ts';
import { lockBox } from './lockBox.ts';
import { turnBox } from './turnBox.ts';

/** The name of the job. */
export const turnsJob = 'turns at boxes';

/** Ends holds whose time is over and begins turns, on several processes each once: a box whose row is locked is left for the next run. */
export async function turnBoxes(db: Database, now: Date): Promise<void> {
  await eachDue(
    db,
    {
      job: turnsJob,
      take: nextDue(now),
      work: async (transaction, pool_id) => turnBox(transaction, await lockBox(transaction, pool_id), now),
    },
    now,
  );
}

/** A turn leaves no box due: a line whose box is everybody's for a while waits. */
function nextDue(now: Date) {
  return async (db: Database, failed: readonly string[]): Promise<string | null> => {
    const due = await db
      .selectFrom('pool')
      .select('pool_id')
      .where((is) => is.or([is('held_by', 'is not', null), is('waiting', '>', 0)]))
      .where((is) =>
        is.or([
          is('sold_out', '=', true),
          is('off_sale_at', 'is not', null),
          is('sale_until', '<=', now),
          is('held_until', '<=', now),
          is.and([
            is('held_by', 'is', null),
            sql<boolean>`not exists (
            select from box_rest where box_rest.pool_id = pool.pool_id and open_until > ${now}
          )`,
          ]),
        ]),
      )
      .where('pool_id', '<>', (is) => is.fn<string>('all', [is.val(failed)]))
      .orderBy('pool_id')
      .limit(1)
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst();
    return due?.pool_id ?? null;
  };
}
