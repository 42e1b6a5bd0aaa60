import type { Currency, Translated } from '@mcy/api/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Posting } from './postJournal.ts';

/** A journal to write. */
export interface NewJournal {
  journal_id: string;
  kind: string;
  subject: Translated;
  reference_id: string;
  /** Null: the database's own clock. */
  created_at: Date | null;
  /** Whether its players' coins count as spent. */
  spends: boolean;
  postings: readonly Posting[];
}

/** The statement that writes journals with their entries, and adds what players spend to their daily sums (Vietnam time). */
export function writeJournals(journals: readonly NewJournal[]): RawBuilder<unknown> {
  const subjects = journals.map(({ subject }) => JSON.stringify(subject));
  const spending = journals.filter(({ spends }) => spends);
  const entries = journals.flatMap(({ journal_id, postings }) =>
    postings.map((posting) => ({ journal_id, ...ownerOf(posting), ...posting })),
  );
  // Locks accounts in the order of their numbers, so that two statements over the same players cannot deadlock. A
  // missing account stays null and is refused.
  return sql`
    with written as (
      insert into journal (journal_id, kind, subject, reference_id, created_at)
      select journal_id, kind, subject::jsonb, reference_id, coalesce(created_at, now())
      from unnest(
        ${idsOf(journals)}::uuid[], ${journals.map(({ kind }) => kind)}::text[], ${subjects}::text[],
        ${journals.map(({ reference_id }) => reference_id)}::uuid[],
        ${journals.map(({ created_at }) => created_at)}::timestamptz[]
      ) as told (journal_id, kind, subject, reference_id, created_at)
      returning journal_id, created_at
    ), posted as (
      insert into entry (journal_id, account_id, currency, amount)
      select journal_id, account_id, currency, amount from (
        select told.*, coalesce(
          (select account_id from ledger_account a where a.user_id = told.user_id and a.currency = told.currency),
          (select account_id from ledger_account a where a.system = told.system and a.currency = told.currency)
        ) as account_id
        from unnest(
          ${idsOf(entries)}::uuid[], ${entries.map(({ user_id }) => user_id)}::uuid[],
          ${entries.map(({ system }) => system)}::text[], ${entries.map(({ currency }): Currency => currency)}::text[],
          ${entries.map(({ amount }) => amount)}::bigint[]
        ) with ordinality as told (journal_id, user_id, system, currency, amount, place)
      ) as postings
      order by account_id, place
      returning journal_id, account_id, currency, amount
    ), paid as (
      select user_id, journal_id, -sum(amount) as spent
      from posted join ledger_account account using (account_id)
      where journal_id = any(${idsOf(spending)}::uuid[]) and posted.currency = 'balance' and user_id is not null
      group by user_id, journal_id having sum(amount) < 0
    )
    insert into spending_day (user_id, day, spent)
    select user_id, (created_at at time zone 'UTC' + interval '7 hours')::date as day, sum(spent)
      from paid join written using (journal_id)
      group by 1, 2 order by 1, 2
    on conflict (user_id, day) do update set spent = spending_day.spent + excluded.spent`;
}

function ownerOf({ account }: Posting): { user_id: string | null; system: string | null } {
  return 'user_id' in account ? { user_id: account.user_id, system: null } : { user_id: null, system: account.system };
}

function idsOf(rows: readonly { journal_id: string }[]): string[] {
  return rows.map(({ journal_id }) => journal_id);
}
