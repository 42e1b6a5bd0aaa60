import type { Currency, Translated } from '@mcy/api/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Page, PageRequest } from '../http/cutPage.ts';
import { readNumberCursor } from '../http/readCursor.ts';
import { readPage } from '../http/readPage.ts';
import { inVietnam, monthOf } from './clockOf.ts';

/** One player's entries of one currency, filtered. */
export interface FlowQuery {
  user_id: string;
  currency: Currency;
  kind?: string | undefined;
  /** Only what came in, or what went out. */
  direction?: 'in' | 'out' | undefined;
  /** The start of a month in Asia/Ho_Chi_Minh: only its entries. */
  month?: Date | undefined;
}

export interface FlowEntry {
  entry_id: number;
  kind: string;
  amount: number;
  balance_after: number;
  subject: Translated;
  reference_id: string;
  posted_at: Date;
}

/** A page of a player's ledger entries, newest first: a piece of one index, whatever the filter and however many entries. */
export async function readFlow(db: Database, flow: FlowQuery, page: PageRequest): Promise<Page<FlowEntry>> {
  let query = db
    .selectFrom('entry')
    .innerJoin('journal', 'journal.journal_id', 'entry.journal_id')
    .select(['entry.entry_id', 'journal.kind', 'entry.amount', 'entry.posted_at'])
    .select(['journal.subject', 'journal.reference_id'])
    .select((is) => is.ref('entry.balance_after').$notNull().as('balance_after'))
    // One value, not a join: PostgreSQL then reads the account's entries in the order of their index.
    .where('entry.account_id', '=', (is) =>
      is
        .selectFrom('ledger_account')
        .select('ledger_account.account_id')
        .where('ledger_account.user_id', '=', flow.user_id)
        .where('ledger_account.currency', '=', flow.currency),
    )
    .where('entry.balance_after', 'is not', null);
  if (flow.kind !== undefined) query = query.where('entry.journal_kind', '=', flow.kind);
  // As in the index `entry_by_direction`.
  if (flow.direction !== undefined)
    query = query.where(sql<boolean>`case when entry.amount > 0 then 'in' else 'out' end = ${flow.direction}`);
  if (flow.month !== undefined) {
    // Entries are in the order of their months, so a month is a piece of every index above.
    const month = inVietnam(flow.month);
    query = query
      .where(sql<boolean>`entry.entry_id > coalesce(${lastEntry(flow, sql`< ${month}`)}, 0)`)
      .where(sql<boolean>`entry.entry_id <= ${lastEntry(flow, sql`<= ${month}`)}`);
  }
  return readPage(query, { by: 'entry.entry_id', cursorOf: readNumberCursor }, page);
}

/** The player's last entry in one of these months. */
function lastEntry({ user_id, currency }: FlowQuery, months: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select last.entry_id from entry as last
    where last.account_id = (select account_id from ledger_account where user_id = ${user_id} and currency = ${currency})
      and last.balance_after is not null and ${monthOf('last')} ${months}
    order by ${monthOf('last')} desc, last.entry_id desc limit 1
  )`;
}
