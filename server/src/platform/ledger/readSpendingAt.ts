import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { JournalKind } from './JournalKind.ts';
import { spendingAmong } from './spendingAmong.ts';

/** What a player had spent since they joined, at one of their payments. */
export interface SpendingAt {
  journal_id: string;
  user_id: string;
  /** Coins, with this payment. */
  spent: number;
  /** This payment alone. */
  paid: number;
}

/**
 * What players had spent at these payments, also when they have gone on spending; `kinds` are those of the whole shop. In the order of the
 * payments.
 */
export async function readSpendingAt(
  db: Database,
  journal_ids: readonly string[],
  kinds: readonly JournalKind[],
): Promise<SpendingAt[]> {
  const { rows } = await sql<SpendingAt>`
    with payment as (
      select entry.journal_id, account.account_id, account.user_id,
        -sum(entry.amount)::bigint as paid, max(entry.entry_id) as entry_id
      from entry join ledger_account account using (account_id)
      where entry.journal_id = any(${journal_ids}::uuid[]) and account.user_id is not null and account.currency = 'balance'
      group by entry.journal_id, account.account_id
    )
    select journal_id, user_id, paid, (
      (select sum(spent) from spending_day where spending_day.user_id = payment.user_id)
      - coalesce((
          select sum(later.spent) from (
            select -sum(entry.amount) as spent
            from entry join journal using (journal_id)
            where entry.account_id = payment.account_id and entry.entry_id > payment.entry_id
              and journal.kind = any(${spendingAmong(kinds)}::text[])
            group by entry.journal_id having sum(entry.amount) < 0
          ) as later), 0)
    )::bigint as spent
    from payment
    order by entry_id`.execute(db);
  return rows;
}
