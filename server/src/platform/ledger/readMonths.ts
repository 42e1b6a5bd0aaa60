import type { Currency } from '@mcy/api/contract';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { type Page, type PageRequest, cutPage } from '../http/cutPage.ts';
import { inVietnam, monthOf } from './monthOf.ts';

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
 * Two entries tell each of them, however many there are between.
 */
export async function readMonths(
  db: Database,
  { user_id, currency, now, before }: MonthsQuery,
  { limit }: Pick<PageRequest, 'limit'>,
): Promise<Page<AccountMonth>> {
  const earlier = before === undefined ? null : `${before}-01`;
  const { rows } = await sql<{ month: string; opening: number; closing: number; in_before: number; in_after: number }>`
    with account as (
      select account_id from ledger_account where user_id = ${user_id} and currency = ${currency}
    ), span as (
      select (
        select ${monthOf('entry')} from entry
        where entry.account_id = (select account_id from account) and balance_after is not null
        order by ${monthOf('entry')}, entry_id limit 1
      ) as first,
      least(
        date_trunc('month', ${inVietnam(now)}),
        ${earlier}::timestamp - interval '1 month'
      ) as latest
    ), month as (
      select month from span, generate_series(latest, first, interval '-1 month') as month limit ${limit + 1}
    )
    select to_char(month, 'YYYY-MM') as month,
      coalesce(earlier.balance_after, 0)::bigint as opening, coalesce(earlier.came_in, 0)::bigint as in_before,
      latest.balance_after as closing, latest.came_in as in_after
    from month
    left join lateral (
      select balance_after, came_in from entry
      where entry.account_id = (select account_id from account) and balance_after is not null and ${monthOf('entry')} < month
      order by ${monthOf('entry')} desc, entry_id desc limit 1
    ) as earlier on true
    join lateral (
      select balance_after, came_in from entry
      where entry.account_id = (select account_id from account) and balance_after is not null and ${monthOf('entry')} <= month
      order by ${monthOf('entry')} desc, entry_id desc limit 1
    ) as latest on true
    order by month desc`.execute(db);
  const months = rows.map(({ month, opening, closing, in_before, in_after }) => {
    const came_in = in_after - in_before;
    return { month, opening, came_in, went_out: opening + came_in - closing, closing };
  });
  return cutPage(months, limit, ({ month }) => month);
}
