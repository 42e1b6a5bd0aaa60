import type { Translated } from '@mcy/api/contract';
import { type RawBuilder, sql } from 'kysely';
import { periodsAt } from '../calendar/periodsAt.ts';
import type { Posting } from './postJournal.ts';

/** A journal to write. */
export interface NewJournal {
  journal_id: string;
  kind: string;
  subject: Translated;
  reference_id: string;
  created_at: Date;
  postings: readonly Posting[];
  /** What players spent, if the journal counts as spending. */
  spent: readonly Spending[];
}

/** Coins that a player spent. */
interface Spending {
  user_id: string;
  amount: number;
  now: Date;
}

/** The statement that writes journals, before their entries. */
export function insertJournals(journals: readonly NewJournal[]): RawBuilder<unknown> {
  return sql`
    insert into journal (journal_id, kind, subject, reference_id, created_at)
    select journal_id, kind, subject::jsonb, reference_id, created_at
    from unnest(
      ${journals.map(({ journal_id }) => journal_id)}::uuid[], ${journals.map(({ kind }) => kind)}::text[],
      ${journals.map(({ subject }) => JSON.stringify(subject))}::text[],
      ${journals.map(({ reference_id }) => reference_id)}::uuid[],
      ${journals.map(({ created_at }) => created_at)}::timestamptz[]
    ) as told (journal_id, kind, subject, reference_id, created_at)`;
}

/**
 * The statement that writes their entries. It locks accounts in the order of their numbers, so that two over the same
 * players cannot deadlock. A missing account stays null and is refused.
 */
export function insertEntries(journals: readonly NewJournal[]): RawBuilder<unknown> {
  const entries = journals.flatMap(({ journal_id, kind, created_at, postings }) =>
    postings.map((posting) => ({ journal_id, kind, created_at, ...posting })),
  );
  const owners = entries.map(({ account }) =>
    'user_id' in account ? { user_id: account.user_id, system: null } : { user_id: null, system: account.name },
  );
  return sql`
    insert into entry (journal_id, journal_kind, posted_at, account_id, currency, amount)
    select journal_id, kind, created_at, account_id, currency, amount from (
      select told.*, coalesce(
        (select account_id from ledger_account a where a.user_id = told.user_id and a.currency = told.currency),
        (select account_id from ledger_account a where a.system = told.system and a.currency = told.currency)
      ) as account_id
      from unnest(
        ${entries.map(({ journal_id }) => journal_id)}::uuid[], ${entries.map(({ kind }) => kind)}::text[],
        ${entries.map(({ created_at }) => created_at)}::timestamptz[], ${owners.map(({ user_id }) => user_id)}::uuid[],
        ${owners.map(({ system }) => system)}::text[], ${entries.map(({ currency }) => currency)}::text[],
        ${entries.map(({ amount }) => amount)}::bigint[]
      ) with ordinality as told (journal_id, kind, created_at, user_id, system, currency, amount, place)
    ) as postings
    order by account_id, place`;
}

/** The statement that adds what players spent to their daily sums (Vietnam time); null when nobody spent. */
export function addSpending(journals: readonly NewJournal[]): RawBuilder<unknown> | null {
  const spent = journals.flatMap((journal) => journal.spent);
  if (spent.length === 0) return null;
  return sql`
    insert into spending_day (user_id, day, spent)
    select user_id, day, sum(amount)
      from unnest(
        ${spent.map(({ user_id }) => user_id)}::uuid[], ${spent.map(({ now }) => periodsAt(now).day.since)}::date[],
        ${spent.map(({ amount }) => amount)}::bigint[]
      ) as told (user_id, day, amount)
      group by user_id, day order by user_id, day
    on conflict (user_id, day) do update set spent = spending_day.spent + excluded.spent`;
}
