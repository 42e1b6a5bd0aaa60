import type { Database } from '../../../platform/db/database.ts';

/** Locks the count of a toy that may be promised to a player until the transaction ends; returns its units that nobody was promised. */
export async function lockFreeUnits(db: Database, toy_id: string): Promise<number> {
  const stock = db.selectFrom('stock').select('free').where('toy_id', '=', toy_id);
  return (await stock.forNoKeyUpdate().executeTakeFirst())?.free ?? 0;
}
