import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { readConfig } from '../platform/config/config.ts';
import type { Database } from '../platform/db/database.ts';
import { shop } from '../shop.ts';
import { createMigrator } from '../platform/db/migrate.ts';
import { openDatabase } from '../platform/db/openDatabase.ts';
import { placeOnDisk } from '../platform/files/diskStore.ts';
import { filesFolder } from '../platform/files/fileStoreOf.ts';
import { describeSchema } from './describeSchema.ts';
import type { OldDatabase } from './readOldDatabase.ts';

/** The target of an old database: an empty PostgreSQL, or the embedded engine in `dataDir`. Files go to `dataDir` in both cases. */
export interface Place {
  databaseUrl: string | null;
  dataDir: string;
}

/**
 * Recreates a database of an old version: its own tables and rows, without later migrations. Returns the created schema, to compare with
 * the schema at that time.
 */
export async function loadOldDatabase(old: OldDatabase, place: Place): Promise<string[]> {
  const { db, close } = await openDatabase(place);
  try {
    const { error } = await createMigrator(db, shop.migrations, readConfig({})).migrateTo(old.migrations.at(-1) ?? '');
    if (error !== undefined) throw new Error('Creating the old tables failed', { cause: error });
    const schema = await describeSchema(db);
    await db.transaction().execute((transaction) => fillTables(transaction, old));
    for (const [file_id, bytes] of Object.entries(old.files)) {
      const path = placeOnDisk(filesFolder(place), file_id);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, Buffer.from(bytes, 'base64'));
    }
    return schema;
  } finally {
    await close();
  }
}

async function fillTables(db: Database, { tables, sequences }: OldDatabase): Promise<void> {
  // Without triggers and foreign keys: the rows passed them once, and the audit checks them again.
  await sql`set local session_replication_role = replica`.execute(db);
  for (const [name, rows] of Object.entries(tables)) {
    await sql`delete from ${sql.table(name)}`.execute(db);
    const { rows: columns } = await sql<{ name: string }>`
      select attname as name from pg_attribute
        where attrelid = ${name}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    `.execute(db);
    const names = sql.join(columns.map((column) => sql.ref(column.name)));
    await sql`
      insert into ${sql.table(name)} (${names}) overriding system value
        select ${names} from json_populate_recordset(null::${sql.table(name)}, ${JSON.stringify(rows)}::json)
    `.execute(db);
  }
  for (const [name, { last_value, is_called }] of Object.entries(sequences)) {
    await sql`select setval(${name}::regclass, ${last_value}::bigint, ${is_called})`.execute(db);
  }
}
