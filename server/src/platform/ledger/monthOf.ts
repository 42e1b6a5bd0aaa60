import { type RawBuilder, sql } from 'kysely';

/** The month of an entry in Asia/Ho_Chi_Minh, as in the index `entry_by_month`. */
export function monthOf(entry: string): RawBuilder<string> {
  return sql`date_trunc('month', ${sql.ref(`${entry}.posted_at`)} at time zone 'UTC' + interval '7 hours')`;
}

/** A moment as a clock in Asia/Ho_Chi_Minh shows it. */
export function inVietnam(moment: Date): RawBuilder<string> {
  return sql`(${moment}::timestamptz at time zone 'UTC' + interval '7 hours')`;
}
