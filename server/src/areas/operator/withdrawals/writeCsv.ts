/**
 * Writes rows as CSV (RFC 4180): each field in quotes, lines end in CRLF. A field that a spreadsheet would run as a formula begins with
 * an apostrophe, which shows it as text.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((fields) => `${fields.map(writeField).join(',')}\r\n`).join('');
}

function writeField(field: string): string {
  const safe = /^[\s]*[=+\-@]|^[\t\r]/.test(field) ? `'${field}` : field;
  return `"${safe.replaceAll('"', '""')}"`;
}
