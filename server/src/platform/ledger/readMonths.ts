import type { Currency } from '@mcy/api/contract';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { type Page, type PageRequest, cutPage } from '../http/cutPage.ts';
import { inVietnam, monthOf } from './clockOf.ts';

/** A calendar month of an account, in smallest units: `opening` + `came_in` − `went_out` = `closing`. */
export interface AccountMonth {
  /** `YYYY-MM`, in Asia/Ho_Chi_Minh. */
  month: string;
  opening: number;
  came_in: number;
  went_out: number;
  closing: number;
}

interface MonthsQuery {
  user_id: string;
  currency: Currency;
  /** The latest month begins before or at it. */
  now: Date;
  /** Only months before this one, `YYYY-MM`. */
  before?: string | undefined;
}

/**
 * A page of an account's months, newest first, from its first entry to the current month, also those without entries.
 * The last entry before each month tells them, however many there are between.
 */
export async function readMonths(
  db: Database,
  { user_id, currency, now, before }: MonthsQuery,
  { limit }: Pick<PageRequest, 'limit'>,
): Promise<Page<AccountMonth>> {
  const earlier = before === undefined ? null : `${before}-01`;
  const { rows: turns } = await sql<{ month: string; balance: number; came_in: number }>`
    with account as (
      select account_id from ledger_account where user_id = ${user_id} and currency = ${currency}
    ), span as (
      select (
        select ${monthOf('entry')} from entry
        where entry.account_id = (select account_id from account) and balance_after is not null
        order by ${monthOf('entry')}, entry_id limit 1
      ) as first,
      least(
        date_trunc('month', ${inVietnam(now)}) + interval '1 month',
        ${earlier}::timestamp
      ) as latest
    ), turn as (
      -- One turn more than months, because a month lies between two, and one for the next page.
      select month from span, generate_series(latest, first, interval '-1 month') as month limit ${limit + 2}
    )
    select to_char(month, 'YYYY-MM') as month,
      coalesce(latest.balance_after, 0)::bigint as balance, coalesce(latest.came_in, 0)::bigint as came_in
    from turn
    left join lateral (
      select balance_after, came_in from entry
      where entry.account_id = (select account_id from account) and balance_after is not null and ${monthOf('entry')} < month
      order by ${monthOf('entry')} desc, entry_id desc limit 1
    ) as latest on true
    order by turn.month desc`.execute(db);
  const months = turns.slice(1).map(({ month, ...began }, place): AccountMonth => {
    const ended = turns[place] ?? began;
    const came_in = ended.came_in - began.came_in;
    const went_out = began.balance + came_in - ended.balance;
    return { month, opening: began.balance, came_in, went_out, closing: ended.balance };
  });
  return cutPage(months, limit, ({ month }) => month);
}
