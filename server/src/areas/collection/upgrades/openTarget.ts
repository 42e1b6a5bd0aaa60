import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { touch } from '../../../platform/facts/touch.ts';

interface NewTarget {
  target_id?: string;
  toy_id: string;
  stock: number;
  now: Date;
}

/** Offers a toy that others can be upgraded to, and returns its id. The index `upgrade_target_open` lets a toy be offered once at a time. */
export async function openTarget(
  db: Database,
  { target_id = uuidv7(), toy_id, stock, now }: NewTarget,
): Promise<string> {
  await inTransaction(db, async (transaction) => {
    const row = { target_id, toy_id, stock, created_at: now, stopped_at: null };
    await transaction.insertInto('upgrade_target').values(row).execute();
    touch(transaction, 'collection/upgrades', 'everybody');
  });
  return target_id;
}
