import type { Database } from '../db/database.ts';
import type { JournalKind } from './postJournal.ts';

/** Kinds of journal by which a player spends coins in the shop. */
const spendingKinds: readonly JournalKind[] = ['box_open'];

/** Coins a player has spent in the shop since they joined. */
export async function readSpending(db: Database, user_id: string): Promise<number> {
  const { spent } = await db
    .selectFrom('entry')
    .innerJoin('ledger_account as account', 'account.account_id', 'entry.account_id')
    .innerJoin('journal', 'journal.journal_id', 'entry.journal_id')
    .select((is) => is.cast<number>(is.fn.coalesce(is.fn.sum('entry.amount'), is.lit(0)), 'bigint').as('spent'))
    .where('account.user_id', '=', user_id)
    .where('account.currency', '=', 'balance')
    .where('journal.kind', 'in', spendingKinds)
    .executeTakeFirstOrThrow();
  return -spent;
}
