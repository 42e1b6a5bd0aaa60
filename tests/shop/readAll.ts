/** Every row of a paged list, page after page. */
export async function readAll<Row>(
  read: (cursor: string | undefined) => Promise<{ rows: readonly Row[]; next_cursor: string | null }>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    rows.push(...page.rows);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return rows;
}
