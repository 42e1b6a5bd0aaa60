import { sql } from 'kysely';
import type { Check } from '../../../platform/db/runChecks.ts';
import { clockOf, monthOf } from '../../../platform/ledger/clockOf.ts';

export const statementChecks: readonly Check[] = [
  {
    invariant: '2: a statement has the figures of the ledger, and its month is closed',
    offending: sql`
      select statement_id, statement.month, statement.opening, told.opening::text as ledger_opening,
        statement.came_in, told.came_in::text as ledger_in, statement.went_out, told.went_out::text as ledger_out,
        statement.lines, told.lines as ledger_lines
      from statement
      join ledger_account account using (user_id, currency)
      cross join lateral (
        select coalesce(sum(amount) filter (where ${monthOf('entry')} < statement.month), 0) as opening,
          coalesce(sum(amount) filter (where ${monthOf('entry')} = statement.month and amount > 0), 0) as came_in,
          coalesce(-sum(amount) filter (where ${monthOf('entry')} = statement.month and amount < 0), 0) as went_out,
          count(*) filter (where ${monthOf('entry')} = statement.month) as lines
        from entry where entry.account_id = account.account_id
      ) as told
      where (statement.opening, statement.came_in, statement.went_out, statement.lines)
          is distinct from (told.opening, told.came_in, told.went_out, told.lines)
        or ${clockOf('account.posted_until')} < statement.month + interval '1 month'
        or account.posted_until is null`,
  },
];
