import { sql } from 'kysely';
import type { Check } from '../db/runChecks.ts';
import type { JournalKind } from './JournalKind.ts';
import type { ShopAccount } from './ShopAccount.ts';
import { spendingAmong } from './spendingAmong.ts';
import { clockOf } from './clockOf.ts';

/** The kinds of journals and the accounts of a shop. */
interface Chart {
  journals: readonly JournalKind[];
  accounts: readonly ShopAccount[];
}

/** What holds of the ledger of a shop. */
export function ledgerChecks({ journals, accounts }: Chart): readonly Check[] {
  const movements = journals.flatMap(({ kind, moves }) => moves.map((currency) => `${kind} ${currency}`));
  const opened = accounts.flatMap(({ name, holds }) => holds.map((currency) => `${name} ${currency}`));
  const owing = accounts.filter(({ mayOwe = false }) => mayOwe).map(({ name }) => name);
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
      invariant: '1: an entry has the kind and the time of its journal, unless its account was posted or closed later',
      offending: sql`
        select entry_id, journal_kind, kind, posted_at, created_at, before from (
          select entry.*, lag(posted_at) over (partition by account_id order by entry_id) as before from entry
        ) as posted join journal using (journal_id)
        where journal_kind <> kind or posted_at < created_at
          or balance_after is null and posted_at <> created_at
          or balance_after is not null and posted_at <> greatest(created_at, before)
            and ${clockOf('posted_at')} <> date_trunc('month', ${clockOf('posted_at')})`,
    },
    {
      invariant: '1: a player’s entries are in the order of their times',
      offending: sql`
        select entry_id, account_id, posted_at, before from (
          select entry.*, lag(posted_at) over (partition by account_id order by entry_id) as before
          from entry where balance_after is not null
        ) as posted
        where posted_at < before`,
    },
    {
      invariant: '1: a journal moves only the currencies of its kind',
      offending: sql`
        select distinct journal_id, kind, currency from journal join entry using (journal_id)
        where concat_ws(' ', kind, currency) <> all(${movements}::text[])`,
    },
    {
      invariant: '1: the shop has the accounts that its areas define, and no others',
      offending: sql`
        select coalesce(defined, 'none') as defined, coalesce(opened, 'none') as opened
        from unnest(${opened}::text[]) as defined full join (
          select concat_ws(' ', system, currency) as opened from ledger_account where system is not null
        ) as kept on opened = defined
        where opened is distinct from defined`,
    },
    {
      invariant: '1: no account of the shop is below zero unless it may owe',
      offending: sql`
        select system, account.currency, sum(amount)::text as sum
        from ledger_account account join entry using (account_id)
        where system is not null and system <> all(${owing}::text[])
        group by system, account.currency having sum(amount) < 0`,
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
      invariant: '2: the balance after each entry is the sum up to it, and what came in the sum of what did',
      offending: sql`
        select entry_id, account_id, amount, balance_after, sum::text, came_in, incoming::text from (
          select entry.*, sum(amount) over earlier as sum, sum(greatest(amount, 0)) over earlier as incoming
          from entry join ledger_account account using (account_id)
          where account.user_id is not null
          window earlier as (partition by account_id order by entry_id)
        ) as running
        where (balance_after, came_in) is distinct from (sum, incoming)`,
    },
    {
      invariant: '2: a player’s account knows what came in, and until when it is posted',
      offending: sql`
        select account.account_id, account.came_in, coalesce(sum(greatest(entry.amount, 0)), 0)::text as sum, posted_until
        from ledger_account account left join entry using (account_id)
        where account.user_id is not null
        group by account.account_id
        having account.came_in <> coalesce(sum(greatest(entry.amount, 0)), 0)
          or max(entry.posted_at) > account.posted_until or max(entry.posted_at) is not null and posted_until is null`,
    },
    {
      invariant: '2: what a player spent on a day is the sum of the day’s entries',
      offending: sql`
        select user_id, day, kept.spent::text, paid.spent::text as sum
        from spending_day kept full join (
          select user_id, day, sum(spent) as spent from (
            select account.user_id, ${clockOf('journal.created_at')}::date as day,
              -sum(entry.amount) as spent
            from journal join entry using (journal_id) join ledger_account account using (account_id)
            where journal.kind = any(${spendingAmong(journals)}::text[]) and account.currency = 'balance' and account.user_id is not null
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
