import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { lineClosed } from './messages.ts';
import { lineMissing } from './readLines.ts';

/** A line to decide, locked. Refuses `line_not_found`, `line_closed`. */
export async function lockLine(db: Database, line_id: string) {
  const line = await db
    .selectFrom('bank_line')
    .selectAll()
    .where('line_id', '=', line_id)
    .forUpdate()
    .executeTakeFirst();
  if (!line) throw lineMissing();
  if (line.stage !== 'to_decide') {
    throw new Refusal({ error: 'line_closed', message: lineClosed, field: 'line_id' });
  }
  return line;
}
