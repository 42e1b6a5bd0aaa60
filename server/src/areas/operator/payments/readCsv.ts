/** A row of a CSV file, and the line it begins at. */
export interface CsvRow {
  line: number;
  fields: readonly string[];
}

/** Reads CSV (RFC 4180) that is separated by commas, semicolons or tabs; rows without any text are left out. Null where quotes do not end. */
export function readCsv(text: string): readonly CsvRow[] | null {
  const body = text.replace(/^\u{FEFF}/u, '');
  const separator = separatorOf(body);
  const rows: CsvRow[] = [];
  let fields: string[] = [];
  let begun = 1;
  let line = 1;
  let field = '';
  let quoted = false;

  function endRow(): void {
    fields.push(field.trim());
    if (fields.some((value) => value !== '')) rows.push({ line: begun, fields });
    fields = [];
    field = '';
    begun = line;
  }

  for (let at = 0; at < body.length; at++) {
    const sign = body[at];
    if (sign === '\n') line += 1;
    if (quoted) {
      if (sign !== '"') field += sign;
      else if (body[at + 1] === '"') {
        field += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && field.trim() === '') {
      quoted = true;
      field = '';
    } else if (sign === separator) {
      fields.push(field.trim());
      field = '';
    } else if (sign === '\n') endRow();
    else if (sign !== '\r') field += sign;
  }
  if (quoted) return null;
  endRow();
  return rows;
}

/** The one that the first line with text has most of. */
function separatorOf(text: string): string {
  const first = text.split('\n').find((row) => row.trim() !== '') ?? '';
  const count = (separator: string) => first.split(separator).length;
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}
