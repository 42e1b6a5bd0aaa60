import { sql } from 'kysely';
import { seedDemoAccounts } from './account/demoAccounts.ts';
import { seedBoxes } from './boxes/seedBoxes.ts';
import { seedContent } from './content/seedContent.ts';
import type { Database } from './db/database.ts';
import { inTransaction } from './db/inTransaction.ts';

/** Puts what the demo shop shows and sells into the database, as far as it is not there; several processes may start at once. */
export function seedDemo(db: Database, now: Date): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('mcy demo'))`.execute(transaction);
    await seedBoxes(transaction, now);
    await seedContent(transaction);
    await seedDemoAccounts(transaction, now);
  });
}
