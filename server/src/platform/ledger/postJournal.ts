import type { Currency, Translated } from '@mcy/api/contract';
import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../db/database.ts';
import { tell } from '../facts/tell.ts';
import { touch } from '../facts/touch.ts';
import { violates } from '../db/sqlState.ts';
import { Refusal } from '../http/Refusal.ts';
import type { JournalKind } from './JournalKind.ts';
import { insufficientBalance } from './messages.ts';

declare module '../facts/Facts.ts' {
  interface Facts {
    /** A player paid coins for something in the shop. */
    coinsSpent: { user_id: string; amount: number; journal_id: string };
  }
}

/**
 * The shop's own accounts. `gateway` may go negative: it mirrors money that payers gave to a payment gateway. `withdrawals` holds requested
 * withdrawals that are not paid out yet. `gifts` may go negative: it is what the shop gave away.
 */
export type SystemAccount = 'gateway' | 'sales' | 'withdrawals' | 'gifts';

export interface Posting {
  /** A player's account, or one of the shop's. */
  account: { user_id: string } | { system: SystemAccount };
  currency: Currency;
  /** Smallest units; positive adds to the account. */
  amount: number;
}

export interface Journal {
  kind: JournalKind;
  /** The reason, as the flow screen shows it. */
  subject: Translated;
  /** The row that caused it, such as an opening or a payment (a UUID); one journal per kind and reference. */
  reference_id: string;
  /** When it counts as posted: the request's clock for a player's spending, else the database's own. */
  now?: Date;
  postings: readonly Posting[];
}

/**
 * Writes one balanced journal in the caller's transaction.
 * The database refuses a journal that does not sum to zero per currency, and a player's account below zero; the latter becomes the
 * `insufficient_balance` refusal (spec §8). Throws when the kind does not move one of the currencies: that flow would not offer it.
 */
export async function postJournal(db: Database, journal: Journal): Promise<void> {
  const { kind, moves, spends = false } = journal.kind;
  for (const { currency } of journal.postings) {
    if (!moves.includes(currency)) throw new Error(`A journal of kind ${kind} does not move ${currency}`);
  }
  const journal_id = uuidv7();
  await db
    .insertInto('journal')
    .values({
      journal_id,
      kind,
      subject: JSON.stringify(journal.subject),
      reference_id: journal.reference_id,
      ...(journal.now && { created_at: journal.now }),
    })
    .execute();
  const postings = JSON.stringify(
    journal.postings.map(({ account, currency, amount }) => ({ ...account, currency, amount })),
  );
  // Locks accounts in the order of their numbers, so that two journals over the same players cannot deadlock. A missing account stays null
  // and is refused.
  const entries = sql`
    insert into entry (journal_id, account_id, currency, amount)
    select ${journal_id}::uuid, account_id, currency, amount from (
      select coalesce(
        (select account_id from ledger_account a where a.user_id = p.user_id and a.currency = p.currency),
        (select account_id from ledger_account a where a.system = p.system and a.currency = p.currency)
      ) as account_id, currency, amount
      from jsonb_to_recordset(${postings}::jsonb) as p (user_id uuid, system text, currency text, amount bigint)
    ) as postings
    order by account_id`;
  try {
    await (spends ? countedAsSpending(entries) : entries).execute(db);
  } catch (error) {
    if (!violates(error, 'player_balance_not_negative')) throw error;
    throw new Refusal({ error: 'insufficient_balance', message: insufficientBalance });
  }
  for (const { account } of journal.postings) if ('user_id' in account) touch(db, 'wallet/flow', account.user_id);
  if (!spends) return;
  for (const [user_id, amount] of paidBy(journal)) {
    touch(db, 'wallet/spending', user_id);
    tell(db, 'coinsSpent', { user_id, amount, journal_id }, journal.now ?? new Date());
  }
}

/** What each player pays in coins. */
function paidBy({ postings }: Journal): readonly (readonly [user_id: string, amount: number])[] {
  const paid = new Map<string, number>();
  for (const { account, currency, amount } of postings) {
    if (currency !== 'balance' || !('user_id' in account)) continue;
    paid.set(account.user_id, (paid.get(account.user_id) ?? 0) - amount);
  }
  return [...paid].filter(([, amount]) => amount > 0);
}

/** Writes entries, and adds the players' spending to their daily sums (Vietnam time) in the same statement. */
function countedAsSpending(entries: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    with posted as (${entries} returning journal_id, account_id, currency, amount)
    insert into spending_day (user_id, day, spent)
    select account.user_id, (journal.created_at at time zone 'UTC' + interval '7 hours')::date, -sum(posted.amount)
      from posted join journal using (journal_id) join ledger_account account using (account_id)
      where posted.currency = 'balance' and account.user_id is not null
      group by 1, 2 having sum(posted.amount) < 0
    on conflict (user_id, day) do update set spent = spending_day.spent + excluded.spent`;
}
