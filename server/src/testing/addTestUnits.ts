import { sql } from 'kysely';
import type { Database } from '../platform/db/database.ts';

/** Counts units of a toy into the warehouse, so that tests can promise them. */
export async function addTestUnits(db: Database, toy_id: string, units: number): Promise<void> {
  await sql`
    insert into stock_movement (toy_id, kind, on_hand, promised, moved_at)
    values (${toy_id}, 'begin', ${units}, 0, now())`.execute(db);
}
