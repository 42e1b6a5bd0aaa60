import type { Database } from '../../../../platform/db/database.ts';
import { eachDue } from '../../../../platform/jobs/eachDue.ts';
import { openSale } from './openSale.ts';
import { withdrawSale } from './withdrawSale.ts';

/** The name of the job. */
export const salesJob = 'sales that begin and end';

/** Puts drafts on sale whose day has come, and takes pools off sale whose time is over. On several processes at once, each takes others. */
export async function runSales(db: Database, now: Date): Promise<void> {
  await eachDue(
    db,
    { job: salesJob, take: nextBeginning(now), work: (transaction, id) => openSale(transaction, id, now) },
    now,
  );
  await eachDue(
    db,
    { job: salesJob, take: nextEnd(now), work: (transaction, id) => withdrawSale(transaction, id, now) },
    now,
  );
}

function nextBeginning(now: Date) {
  return async (db: Database, failed: readonly string[]): Promise<string | null> => {
    const due = await db
      .selectFrom('pool')
      .select('pool_id')
      .where('scheduled', '=', true)
      .where('sale_from', '<=', now)
      .where('pool_id', '<>', (is) => is.fn<string>('all', [is.val(failed)]))
      .orderBy('sale_from')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    return due?.pool_id ?? null;
  };
}

function nextEnd(now: Date) {
  return async (db: Database, failed: readonly string[]): Promise<string | null> => {
    const due = await db
      .selectFrom('pool')
      .select('pool_id')
      .where('opened_at', 'is not', null)
      .where('off_sale_at', 'is', null)
      .where('sold_out', '=', false)
      .where('sale_until', '<=', now)
      .where('pool_id', '<>', (is) => is.fn<string>('all', [is.val(failed)]))
      .orderBy('sale_until')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    return due?.pool_id ?? null;
  };
}
