import type { Database } from '../../../platform/db/database.ts';

/** Counts units that were there before anybody counted, for the demo and for tests. */
export async function beginUnits(
  db: Database,
  rows: readonly { toy_id: string; units: number }[],
  now: Date,
): Promise<void> {
  await db
    .insertInto('stock_movement')
    .values(rows.map(({ toy_id, units }) => ({ toy_id, kind: 'begin', on_hand: units, promised: 0, moved_at: now })))
    .execute();
}
