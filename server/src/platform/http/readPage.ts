import { type SelectQueryBuilder, sql } from 'kysely';
import { cutPage, type Page, type PageRequest } from './cutPage.ts';
import { readIdCursor, type readNumberCursor } from './readCursor.ts';

interface PageOrder<Column extends string> {
  /** `table.column`: unique, and selected by the query under its own name. */
  by: `${string}.${Column}`;
  /** Newest first unless said. */
  direction?: 'asc' | 'desc' | undefined;
  /** Reads the cursor: ids by default, numbers with `readNumberCursor`. */
  cursorOf?: typeof readIdCursor | typeof readNumberCursor;
}

/** Reads the page of a query that follows the cursor, in the order of one column. */
export async function readPage<
  Known,
  Source extends keyof Known,
  Row extends Readonly<Record<Column, string | number>>,
  Column extends string,
>(
  query: SelectQueryBuilder<Known, Source, Row>,
  { by, direction = 'desc', cursorOf = readIdCursor }: PageOrder<Column>,
  { cursor, limit }: PageRequest,
): Promise<Page<Row>> {
  const column = sql.ref<string | number>(by);
  const after = cursorOf(cursor);
  const rest = after === null ? query : query.where(column, direction === 'desc' ? '<' : '>', after);
  const found = await rest
    .orderBy(column, direction)
    .limit(limit + 1)
    .execute();
  // The type of `by` says that the rows have its column.
  const name = by.slice(by.lastIndexOf('.') + 1) as Column;
  return cutPage(found, limit, (last) => last[name]);
}
