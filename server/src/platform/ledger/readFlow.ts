import type { Currency, Translated } from '@mcy/api/contract';
import type { Database } from '../db/database.ts';
import type { Page, PageRequest } from '../http/cutPage.ts';
import { readNumberCursor } from '../http/readCursor.ts';
import { readPage } from '../http/readPage.ts';

/** One player's entries of one currency, filtered. */
export interface FlowQuery {
  user_id: string;
  currency: Currency;
  kind?: string | undefined;
  /** Only entries posted in `[from, until)`. */
  period?: { from: Date; until: Date } | undefined;
}

export interface FlowEntry {
  entry_id: number;
  kind: string;
  amount: number;
  balance_after: number;
  subject: Translated;
  created_at: Date;
}

/** A page of a player's ledger entries, newest first. */
export async function readFlow(db: Database, flow: FlowQuery, page: PageRequest): Promise<Page<FlowEntry>> {
  let query = db
    .selectFrom('entry')
    .innerJoin('ledger_account as account', 'account.account_id', 'entry.account_id')
    .innerJoin('journal', 'journal.journal_id', 'entry.journal_id')
    .select(['entry.entry_id', 'journal.kind', 'entry.amount', 'journal.subject', 'journal.created_at'])
    .select((is) => is.ref('entry.balance_after').$notNull().as('balance_after'))
    .where('account.user_id', '=', flow.user_id)
    .where('account.currency', '=', flow.currency);
  if (flow.kind !== undefined) query = query.where('journal.kind', '=', flow.kind);
  if (flow.period !== undefined) {
    query = query
      .where('journal.created_at', '>=', flow.period.from)
      .where('journal.created_at', '<', flow.period.until);
  }
  return readPage(query, { by: 'entry.entry_id', cursorOf: readNumberCursor }, page);
}
