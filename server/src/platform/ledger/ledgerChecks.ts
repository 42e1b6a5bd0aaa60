import { sql } from 'kysely';
import type { Check } from '../db/runChecks.ts';
import type { JournalKind } from './JournalKind.ts';
import { spendingAmong } from './spendingAmong.ts';

/** What holds of a ledger whose journals are of these kinds. */
export function ledgerChecks(kinds: readonly JournalKind[]): readonly Check[] {
  const movements = kinds.flatMap(({ kind, moves }) => moves.map((currency) => `${kind} ${currency}`));
  return [
    {
      invariant: '1: a journal’s entries sum to zero per currency',
      offending: sql`
        select journal_id, currency, sum(amount)::text as sum from entry
        group by journal_id, currency having sum(amount) <> 0`,
    },
    {
      invariant: '1: a journal has at least two entries',
      offending: sql`
        select journal.journal_id, journal.kind, count(entry.entry_id) as entries
        from journal left join entry using (journal_id)
        group by journal.journal_id having count(entry.entry_id) < 2`,
    },
    {
      invariant: '1: an entry has the kind and the time of its journal',
      offending: sql`
        select entry_id, journal_kind, kind, posted_at, created_at from entry join journal using (journal_id)
        where (journal_kind, posted_at) <> (kind, created_at)`,
    },
    {
      invariant: '1: a journal moves only the currencies of its kind',
      offending: sql`
        select distinct journal_id, kind, currency from journal join entry using (journal_id)
        where concat_ws(' ', kind, currency) <> all(${movements}::text[])`,
    },
    {
      invariant: '1: no player account is below zero',
      offending: sql`select account_id, user_id, currency, balance from ledger_account where balance < 0`,
    },
    {
      invariant: '2: a player’s balance is the sum of the entries',
      offending: sql`
        select account.account_id, account.user_id, account.currency, account.balance, coalesce(sum(entry.amount), 0)::text as sum
        from ledger_account account left join entry using (account_id)
        where account.user_id is not null
        group by account.account_id having account.balance <> coalesce(sum(entry.amount), 0)`,
    },
    {
      invariant: '2: the balance after each entry is the sum up to it',
      offending: sql`
        select entry_id, account_id, amount, balance_after, sum::text from (
          select entry.*, sum(amount) over (partition by account_id order by entry_id) as sum
          from entry join ledger_account account using (account_id)
          where account.user_id is not null
        ) as running
        where balance_after is distinct from sum`,
    },
    {
      invariant: '2: what a player spent on a day is the sum of the day’s entries',
      offending: sql`
        select user_id, day, kept.spent::text, paid.spent::text as sum
        from spending_day kept full join (
          select user_id, day, sum(spent) as spent from (
            select account.user_id, (journal.created_at at time zone 'UTC' + interval '7 hours')::date as day,
              -sum(entry.amount) as spent
            from journal join entry using (journal_id) join ledger_account account using (account_id)
            where journal.kind = any(${spendingAmong(kinds)}::text[]) and account.currency = 'balance' and account.user_id is not null
            group by journal.journal_id, 1 having sum(entry.amount) < 0
          ) as payments group by user_id, day
        ) as paid using (user_id, day)
        where kept.spent is distinct from paid.spent`,
    },
    {
      invariant: '2: all accounts of a currency sum to zero',
      offending: sql`select currency, sum(amount)::text as sum from entry group by currency having sum(amount) <> 0`,
    },
  ];
}
