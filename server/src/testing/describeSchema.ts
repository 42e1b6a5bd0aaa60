import { sql } from 'kysely';
import type { Database } from '../platform/db/database.ts';

/** The tables with their columns, constraints, indexes, triggers and functions, one per line; the same on both engines. */
export async function describeSchema(db: Database): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    with shop_table as (
      select oid, relname from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'
    )
    select line from (
      select format('column %s.%s %s%s', relname, attname, format_type(atttypid, atttypmod), case when attnotnull then ' not null' end) as line
        from pg_attribute join shop_table on attrelid = shop_table.oid where attnum > 0 and not attisdropped
      union all
      select format('constraint %s %s %s', relname, conname, pg_get_constraintdef(c.oid))
        from pg_constraint c join shop_table on conrelid = shop_table.oid where contype <> 'n'
      union all
      select pg_get_indexdef(indexrelid) from pg_index join shop_table on indrelid = shop_table.oid
      union all
      select pg_get_triggerdef(t.oid) from pg_trigger t join shop_table on tgrelid = shop_table.oid where not tgisinternal
      union all
      select format('function %s %s', proname, prosrc) from pg_proc where pronamespace = 'public'::regnamespace
    ) as described order by line collate "C"
  `.execute(db);
  return rows.map(({ line }) => line);
}
