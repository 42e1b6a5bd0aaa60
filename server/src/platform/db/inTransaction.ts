import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './database.ts';
import { isConflict } from './sqlState.ts';

const attempts = 5;

/**
 * Runs `work` in one transaction, or in the caller's when `db` already is one.
 * PostgreSQL may abort a transaction to resolve a deadlock or a conflict. It rolls back, and `work` runs again, up to five times.
 */
export async function inTransaction<Result>(db: Database, work: (db: Database) => Promise<Result>): Promise<Result> {
  if (db.isTransaction) return work(db);
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === attempts || !isConflict(error)) throw error;
      await sleep(Math.random() * 20 * attempt);
    }
  }
}
