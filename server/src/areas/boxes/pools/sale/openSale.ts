import { defaultLocale } from '@mcy/api/contract';
import type { Database } from '../../../../platform/db/database.ts';
import { touch } from '../../../../platform/facts/touch.ts';
import { Refusal } from '../../../../platform/http/Refusal.ts';
import { commitFirstSeed } from '../../proof/turnSeed.ts';
import { lockDraft } from './lockDraft.ts';
import { faultMessages, saleIsOver } from './messages.ts';
import { readSale } from './readSale.ts';

/**
 * Puts a draft on sale, or schedules it when its day is still to come, in the caller's transaction; true when it is on sale.
 * Refuses `pool_not_found`, `pool_not_draft`, and `pool_not_ready` with the reasons.
 */
export async function openSale(db: Database, pool_id: string, now: Date): Promise<boolean> {
  const pool = await lockDraft(db, pool_id);
  if (pool.sale_until !== null && pool.sale_until <= now) {
    throw new Refusal({ error: 'pool_not_ready', message: saleIsOver });
  }
  const {
    faults: [fault],
  } = await readSale(db, pool, defaultLocale);
  if (fault !== undefined) throw new Refusal({ error: 'pool_not_ready', message: faultMessages[fault] });
  if (pool.sale_from !== null && pool.sale_from > now) {
    await db.updateTable('pool').set({ scheduled: true }).where('pool_id', '=', pool_id).execute();
    return false;
  }
  await commitFirstSeed(db, pool_id);
  await db.updateTable('pool').set({ opened_at: now, scheduled: false }).where('pool_id', '=', pool_id).execute();
  touch(db, 'boxes/pools', 'everybody');
  touch(db, 'collection/stock', 'everybody');
  return true;
}
