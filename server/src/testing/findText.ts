import { sql } from 'kysely';
import type { Database } from '../platform/db/database.ts';

/** The tables that contain a text: in a column, in JSON, or as bytes. */
export async function findText(db: Database, text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname
  `.execute(db);
  const bytes = Buffer.from(text).toString('hex');
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select to_json(t)::text as row from ${sql.table(name)} t`.execute(db);
    if (rows.some(({ row }) => row.includes(text) || row.includes(bytes))) found.push(name);
  }
  return found;
}
