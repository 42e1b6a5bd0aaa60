import { sql } from 'kysely';
import type { Database } from '../../server/src/platform/db/database.ts';
import { DatabaseOpenError } from '../../server/src/platform/db/DatabaseOpenError.ts';

const batch = 1000;

/**
 * Copies every row of a migrated database into an unused one, in one transaction, and returns each table's row count. Throws when the
 * target has users already.
 */
export async function copyDatabase(from: Database, to: Database): Promise<ReadonlyMap<string, number>> {
  return from
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((source) => to.transaction().execute((target) => copyTables(source, target)));
}

async function copyTables(source: Database, target: Database): Promise<ReadonlyMap<string, number>> {
  const users = await target.selectFrom('app_user').select('user_id').limit(1).execute();
  if (users.length > 0) throw new DatabaseOpenError('The PostgreSQL database has users already: use an empty one.');
  const tables = await readTables(target);
  // The triggers enforce rules on new rows; these rows passed them once, and the audit checks them again.
  for (const table of tables.toReversed()) {
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(target);
    await sql`delete from ${sql.table(table)}`.execute(target);
  }
  const copied = new Map<string, number>();
  for (const table of tables) copied.set(table, await copyRows(source, target, table));
  // A table with pending deferred checks cannot be altered, so the check on inviters runs now.
  await sql`set constraints all immediate`.execute(target);
  for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(target);
  await copySequences(source, target);
  return copied;
}

/** The shop's tables, each after those it refers to. */
async function readTables(db: Database): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ name: string; refers_to: string[] }>`
    select c.relname as name, array(
      select distinct f.confrelid::regclass::text from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as refers_to
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely%'
      order by c.relname
  `.execute(db);
  const ordered: string[] = [];
  while (ordered.length < tables.length) {
    const next = tables.find(
      ({ name, refers_to }) => !ordered.includes(name) && refers_to.every((other) => ordered.includes(other)),
    );
    if (next === undefined) throw new Error('The tables refer to each other in a cycle.');
    ordered.push(next.name);
  }
  return ordered;
}

async function copyRows(source: Database, target: Database, table: string): Promise<number> {
  const { rows: columns } = await sql<{ name: string }>`
    select attname as name from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
  `.execute(target);
  const names = sql.join(columns.map(({ name }) => sql.ref(name)));
  // The databases write and read the JSON themselves, so no value passes through a JavaScript type.
  await sql`declare moving cursor for select to_json(t)::text as row from ${sql.table(table)} t`.execute(source);
  let count = 0;
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(batch)} from moving`.execute(source);
    if (rows.length === 0) break;
    const json = `[${rows.map(({ row }) => row).join(',')}]`;
    await sql`
      insert into ${sql.table(table)} (${names}) overriding system value
        select ${names} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)
    `.execute(target);
    count += rows.length;
  }
  await sql`close moving`.execute(source);
  return count;
}

async function copySequences(source: Database, target: Database): Promise<void> {
  const { rows: sequences } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'
  `.execute(source);
  for (const { name } of sequences) {
    const { rows } = await sql<{ last_value: string; is_called: boolean }>`
      select last_value::text, is_called from ${sql.table(name)}
    `.execute(source);
    for (const { last_value, is_called } of rows) {
      await sql`select setval(${name}::regclass, ${last_value}::bigint, ${is_called})`.execute(target);
    }
  }
}
