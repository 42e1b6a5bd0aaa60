/**
 * Writes rows as CSV (RFC 4180): each text in quotes, lines end in CRLF. A text that a spreadsheet would run as a formula begins with
 * an apostrophe, which shows it as text. A number is written as it is, so that a spreadsheet can add it up.
 */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((fields) => `${fields.map(writeField).join(',')}\r\n`).join('');
}

function writeField(field: string | number): string {
  if (typeof field === 'number') return String(field);
  const safe = /^[\s]*[=+\-@]|^[\t\r]/.test(field) ? `'${field}` : field;
  return `"${safe.replaceAll('"', '""')}"`;
}
