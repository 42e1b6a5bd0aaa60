import { setTimeout as sleep } from 'node:timers/promises';
import { followWithin } from '../facts/followWithin.ts';
import { keepForAfter } from '../facts/keepForAfter.ts';
import { announceCommit, beginNotes, notesOf } from '../facts/notes.ts';
import type { Database } from './database.ts';
import { pipelined } from './pipelined.ts';
import { isConflict } from './sqlState.ts';

const attempts = 5;

/**
 * Runs `work` in one transaction, or in the caller's when `db` already is one. Followers of the facts that it tells take
 * part before the commit. Statements that `work` does not await one by one go out together.
 * PostgreSQL may end a transaction to resolve a deadlock or a conflict: nothing of it stays, so `work` is run again, up to five times.
 */
export async function inTransaction<Result>(db: Database, work: (db: Database) => Promise<Result>): Promise<Result> {
  if (db.isTransaction) return work(db);
  for (let attempt = 1; ; attempt++) {
    try {
      const { result, notes } = await db.transaction().execute(async (serial) => {
        const transaction = await pipelined(serial);
        beginNotes(db, transaction);
        const done = await work(transaction);
        await followWithin(transaction);
        keepForAfter(transaction);
        return { result: done, notes: notesOf(transaction) };
      });
      announceCommit(db, notes);
      return result;
    } catch (error) {
      if (attempt === attempts || !isConflict(error)) throw error;
      await sleep(Math.random() * 20 * attempt);
    }
  }
}
