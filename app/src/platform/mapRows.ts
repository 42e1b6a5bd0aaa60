import type { PagedLoad } from '@mcy/ui/patterns';
import { mapLoad } from './mapLoad.ts';

/** A list of what `read` makes of each row. */
export function mapRows<Row, Read>(load: PagedLoad<Row>, read: (row: Row) => Read): PagedLoad<Read> {
  return mapLoad(load, ({ rows, ...page }) => ({ ...page, rows: rows.map(read) }));
}
