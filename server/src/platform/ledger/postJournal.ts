import type { Currency, Translated } from '@mcy/api/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../db/database.ts';
import { tell } from '../facts/tell.ts';
import { sendLater } from '../db/sendLater.ts';
import { violates } from '../db/sqlState.ts';
import { Refusal } from '../http/Refusal.ts';
import type { JournalKind } from './JournalKind.ts';
import type { ShopAccount } from './ShopAccount.ts';
import { type NewJournal, addSpending, insertEntries, insertJournals } from './journalStatements.ts';
import { insufficientBalance } from './messages.ts';

declare module '../facts/Facts.ts' {
  interface Facts {
    /** A journal moved something to or from a player's account. */
    amountMoved: { user_id: string };
    /** A player paid coins for something in the shop. */
    coinsSpent: { user_id: string; amount: number; journal_id: string };
  }
}

export interface Posting {
  /** A player's account, or one of the shop's. */
  account: { user_id: string } | ShopAccount;
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
  /** When it counts as posted, by the request's clock. */
  now: Date;
  postings: readonly Posting[];
}

/**
 * Writes one balanced journal in the caller's transaction.
 * The database refuses a journal that does not sum to zero per currency, and a player's account below zero; the latter becomes the
 * `insufficient_balance` refusal (spec §8). Throws when the kind does not move one of the currencies: that flow would not offer it.
 */
export async function postJournal(db: Database, journal: Journal): Promise<void> {
  try {
    await write(db, journal);
  } catch (error) {
    if (!violates(error, 'player_balance_not_negative')) throw error;
    throw new Refusal({ error: 'insufficient_balance', message: insufficientBalance });
  }
}

/**
 * Writes one journal that takes nothing from a player, such as a gift, and so refuses nobody. Throws when a posting takes
 * something.
 */
export async function postCredit(db: Database, journal: Journal): Promise<void> {
  if (journal.postings.some(({ account, amount }) => 'user_id' in account && amount < 0))
    throw new Error(`A credit of kind ${journal.kind.kind} takes something from a player`);
  await write(db, journal);
}

async function write(db: Database, journal: Journal): Promise<void> {
  const journals = [checked(journal)];
  sendLater(db, insertJournals(journals));
  await insertEntries(journals).execute(db);
  count(db, journals);
}

/**
 * Writes many journals by statements that go out with the commit. For a caller that holds the payers' accounts
 * (`lockBalances`) and refused by itself who cannot pay: here, a balance below zero fails the transaction.
 */
export function postJournals(db: Database, journals: readonly Journal[]): void {
  if (journals.length === 0) return;
  const written = journals.map(checked);
  sendLater(db, insertJournals(written));
  sendLater(db, insertEntries(written));
  count(db, written);
}

function checked(journal: Journal): NewJournal {
  const { kind, moves, spends = false } = journal.kind;
  for (const { account, currency } of journal.postings) {
    if (!moves.includes(currency)) throw new Error(`A journal of kind ${kind} does not move ${currency}`);
    if ('holds' in account && !account.holds.includes(currency))
      throw new Error(`The shop's account ${account.name} does not hold ${currency}`);
  }
  const { now, ...posted } = journal;
  const paid = spends ? paidBy(journal.postings) : [];
  const spent = paid.map(([user_id, amount]) => ({ user_id, amount, now }));
  return { ...posted, kind, journal_id: uuidv7(), created_at: now, spent };
}

/** Adds to the sums of the day, and tells whose amounts moved and who spent. */
function count(db: Database, journals: readonly NewJournal[]): void {
  const added = addSpending(journals);
  if (added) sendLater(db, added);
  for (const { journal_id, created_at: now, postings, spent } of journals) {
    for (const { account } of postings)
      if ('user_id' in account) tell(db, 'amountMoved', { user_id: account.user_id }, now);
    for (const { user_id, amount } of spent) tell(db, 'coinsSpent', { user_id, amount, journal_id }, now);
  }
}

/** What each player pays in coins. */
function paidBy(postings: readonly Posting[]): readonly (readonly [user_id: string, amount: number])[] {
  const paid = new Map<string, number>();
  for (const { account, currency, amount } of postings) {
    if (currency !== 'balance' || !('user_id' in account)) continue;
    paid.set(account.user_id, (paid.get(account.user_id) ?? 0) - amount);
  }
  return [...paid].filter(([, amount]) => amount > 0);
}
