import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** False while no amount was ever moved in this shop. */
export async function hasJournals(db: Database): Promise<boolean> {
  const { rows } = await sql`select from journal limit 1`.execute(db);
  return rows.length > 0;
}
