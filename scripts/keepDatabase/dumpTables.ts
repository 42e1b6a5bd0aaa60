import { sql } from 'kysely';
import type { Database } from '../../server/src/platform/db/database.ts';
import type { OldDatabase } from '../../server/src/testing/readOldDatabase.ts';

/** Every row of every table, including the names of the migrations, and the values of the sequences. */
export async function dumpTables(db: Database): Promise<Pick<OldDatabase, 'migrations' | 'tables' | 'sequences'>> {
  const { rows: migrations } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const { rows: relations } = await sql<{ name: string; kind: 'r' | 'S' }>`
    select relname as name, relkind as kind from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'S') and relname not like 'kysely%' order by relname
  `.execute(db);
  const tables: OldDatabase['tables'] = {};
  const sequences: OldDatabase['sequences'] = {};
  for (const { name, kind } of relations) {
    if (kind === 'r') {
      // The database writes the JSON itself, so no value passes through a JavaScript type.
      const { rows } = await sql<{ row: string }>`select to_json(t)::text as row from ${sql.table(name)} t`.execute(db);
      tables[name] = rows.map(({ row }) => JSON.parse(row) as Record<string, unknown>);
    } else {
      const { rows } = await sql<{ last_value: string; is_called: boolean }>`
        select last_value::text, is_called from ${sql.table(name)}
      `.execute(db);
      for (const row of rows) sequences[name] = row;
    }
  }
  return { migrations: migrations.map(({ name }) => name), tables, sequences };
}
