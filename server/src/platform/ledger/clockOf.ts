import { type RawBuilder, sql } from 'kysely';

/** The moment of a column as a clock in Asia/Ho_Chi_Minh shows it. An offset, because an index on the name of a zone is not possible. */
export function clockOf(column: string): RawBuilder<string> {
  return shown(sql.ref(column));
}

/** A moment as a clock in Asia/Ho_Chi_Minh shows it. */
export function inVietnam(moment: Date): RawBuilder<string> {
  return shown(sql`${moment}::timestamptz`);
}

/** The month of an entry in Asia/Ho_Chi_Minh, as in the index `entry_by_month`. */
export function monthOf(entry: string): RawBuilder<string> {
  return sql`date_trunc('month', ${clockOf(`${entry}.posted_at`)})`;
}

function shown(moment: RawBuilder<unknown>): RawBuilder<string> {
  return sql`(${moment} at time zone 'UTC' + interval '7 hours')`;
}
