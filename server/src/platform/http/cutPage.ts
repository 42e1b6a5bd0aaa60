/** What every request of a page says: where it begins, and how many rows it wants. */
export interface PageRequest {
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
  limit: number;
}

export interface Page<Row> {
  rows: Row[];
  /** Null on the last page. */
  next_cursor: string | null;
}

/** Cuts what was read to a page. Read `limit + 1` rows: one more than asked for tells that there is a next page. */
export function cutPage<Row>(
  found: readonly Row[],
  limit: number,
  cursorOf: (last: Row) => string | number,
): Page<Row> {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next_cursor: found.length > limit && last !== undefined ? String(cursorOf(last)) : null };
}
