import type { Currency, Translated } from '@mcy/api/contract';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Page, PageRequest } from '../http/cutPage.ts';
import { readNumberCursor } from '../http/readCursor.ts';
import { readPage } from '../http/readPage.ts';

/** One player's entries of one currency, filtered. */
export interface FlowQuery {
  user_id: string;
  currency: Currency;
  kind?: string | undefined;
  /** The start of a month in Asia/Ho_Chi_Minh: only its entries. */
  month?: Date | undefined;
}

export interface FlowEntry {
  entry_id: number;
  kind: string;
  amount: number;
  balance_after: number;
  subject: Translated;
  created_at: Date;
}

/** A page of a player's ledger entries, newest first: a piece of one index, whatever the filter and however many entries. */
export async function readFlow(db: Database, flow: FlowQuery, page: PageRequest): Promise<Page<FlowEntry>> {
  let query = db
    .selectFrom('entry')
    .innerJoin('journal', 'journal.journal_id', 'entry.journal_id')
    .select(['entry.entry_id', 'journal.kind', 'entry.amount', 'journal.subject', 'journal.created_at'])
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
  if (flow.month !== undefined) {
    // As in the index `entry_by_month`.
    query = query.where(
      sql<boolean>`date_trunc('month', entry.posted_at at time zone 'UTC' + interval '7 hours')
        = ${flow.month}::timestamptz at time zone 'UTC' + interval '7 hours'`,
    );
  }
  return readPage(query, { by: 'entry.entry_id', cursorOf: readNumberCursor }, page);
}
