import { createHash } from 'node:crypto';
import { type Currency, type Locale, rules } from '@mcy/api/contract';
import { v5 as uuidv5, v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { type FlowEntry, readFlow } from '../../../platform/ledger/readFlow.ts';
import { readMonths } from '../../../platform/ledger/readMonths.ts';
import { startOfMonth } from '../flow/startOfMonth.ts';
import { drawInThread } from '../../../platform/pdf/drawInThread.ts';
import { statementEmpty, statementNotOver, statementTooLong } from './messages.ts';
import { writeStatement } from './writeStatement.ts';

/** The most lines of a statement: some 100 pages. */
const mostLines = 5_000;

/** Lines read at once. */
const piece = 500;

interface StatementWish {
  user_id: string;
  currency: Currency;
  /** `YYYY-MM`. */
  month: string;
  locale: Locale;
  now: Date;
}

/** A statement that is kept, or is to be. */
type Made = Awaited<ReturnType<typeof findStatement>> & object;

/** What is drawn right now, by what it is of: who asks twice gets one drawing. */
const drawing = new Map<string, ReturnType<typeof drawOnce>>();

/**
 * Draws the statement of a month unless it is kept already, outside of any transaction. The account's month is closed
 * first: what is posted from then on belongs to later months. Refuses `statement_not_over`, `statement_empty` and
 * `statement_too_long`.
 */
export async function prepareStatement(db: Database, wish: StatementWish): ReturnType<typeof drawOnce> {
  const key = `${numberOf(wish)} ${wish.locale}`;
  const drawn = drawing.get(key) ?? drawOnce(db, wish).finally(() => drawing.delete(key));
  drawing.set(key, drawn);
  return drawn;
}

async function drawOnce(db: Database, wish: StatementWish) {
  const { user_id, currency, month, locale, now } = wish;
  const end = startOfMonth(nextMonth(month));
  if (end > now) throw new Refusal({ error: 'statement_not_over', message: statementNotOver, field: 'month' });
  if (await findStatement(db, wish)) return null;
  await closeMonth(db, user_id, currency, end);
  const before = nextMonth(month);
  const { rows: months } = await readMonths(db, { user_id, currency, now, before }, { limit: 1 });
  const [figures] = months;
  if (figures?.month !== month)
    throw new Refusal({ error: 'statement_empty', message: statementEmpty, field: 'month' });
  const entries = await readEntries(db, wish);
  const holder = await db
    .selectFrom('app_user')
    .select(['nickname', 'invite_code'])
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  const days = [`${month}-01`, lastDay(end)] as const;
  const statement = { number: numberOf(wish), holder, currency, month: figures, days, entries, made_at: now };
  const pdf = await drawInThread(writeStatement(statement, locale));
  return {
    statement_id: uuidv7(),
    figures,
    lines: entries.length,
    pdf,
    hash: createHash('sha256').update(pdf).digest(),
  };
}

/** Keeps what was drawn; the one that is kept first stays, also when two are made at once. */
export async function keepStatement(
  db: Database,
  wish: StatementWish,
  drawn: Awaited<ReturnType<typeof prepareStatement>>,
): Promise<Made> {
  const { user_id, currency, month, locale, now } = wish;
  if (drawn) {
    const { figures, ...file } = drawn;
    const { month: _month, ...sums } = figures;
    await db
      .insertInto('statement')
      .values({ ...file, ...sums, user_id, currency, month: `${month}-01`, locale, made_at: now })
      // Its number and its month are both unique, and either may be first.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const kept = await findStatement(db, wish);
  if (!kept) throw new Error(`The statement of ${month} was not kept`);
  return kept;
}

/** The number of a month's statement, the same in every language. */
function numberOf({ user_id, currency, month }: StatementWish): string {
  return uuidv5(`${user_id} ${currency} ${month}`, statements);
}

/** The space of names of statements, forever. */
const statements = '0b8f7c0e-7a7e-5b6e-9d51-6c1d3f0a52c4';

async function findStatement(db: Database, { user_id, currency, month, locale }: StatementWish) {
  return db
    .selectFrom('statement')
    .select(['statement_id', 'hash'])
    .where('user_id', '=', user_id)
    .where('currency', '=', currency)
    .where('month', '=', `${month}-01`)
    .where('locale', '=', locale)
    .executeTakeFirst();
}

async function closeMonth(db: Database, user_id: string, currency: Currency, end: Date): Promise<void> {
  await db
    .updateTable('ledger_account')
    .set({ posted_until: end })
    .where('user_id', '=', user_id)
    .where('currency', '=', currency)
    .where((is) => is.or([is('posted_until', 'is', null), is('posted_until', '<', end)]))
    .execute();
}

/** The month's entries, oldest first. */
async function readEntries(db: Database, { user_id, currency, month }: StatementWish): Promise<FlowEntry[]> {
  const entries: FlowEntry[] = [];
  let cursor: string | undefined;
  do {
    const flow = { user_id, currency, month: startOfMonth(month) };
    const page = await readFlow(db, flow, { cursor, limit: piece });
    entries.push(...page.rows);
    if (entries.length > mostLines)
      throw new Refusal({ error: 'statement_too_long', message: statementTooLong(mostLines), field: 'month' });
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return entries.toReversed();
}

function nextMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}

/** The day in Vietnam that ends at this moment. */
function lastDay(end: Date): string {
  return rules.vietnamToday(new Date(end.getTime() - 1));
}
