import { sql } from 'kysely';
import type { Check } from '../../../../platform/db/runChecks.ts';

export const saleChecks: readonly Check[] = [
  {
    invariant: '3: amends for a pool that is off sale were paid to its players, once, as they are written down',
    offending: sql`
      with paid as (
        select journal.reference_id as pool_id, account.user_id, sum(entry.amount) as stones
        from journal join entry using (journal_id) join ledger_account account using (account_id)
        where journal.kind = 'pool_amends' and account.user_id is not null and entry.currency = 'stone'
        group by journal.reference_id, account.user_id
      )
      select coalesce(paid.pool_id, amends.pool_id) as pool_id, coalesce(paid.user_id, amends.user_id) as user_id,
        amends.stones, paid.stones::text as paid
      from paid full join pool_amends amends on amends.pool_id = paid.pool_id and amends.user_id = paid.user_id
      where paid.stones is distinct from amends.stones`,
  },
  {
    invariant: '3: amends are at most what a player paid for the pool, and none are for an end that was announced',
    offending: sql`
      select amends.pool_id, amends.user_id, amends.stones from pool_amends amends join pool using (pool_id)
      where sale_until <= given_at
        or stones > (
          select coalesce(sum(paid), 0) from opening
          where opening.pool_id = amends.pool_id and opening.user_id = amends.user_id
        )`,
  },
  {
    invariant: '3: amends were given for a pool that is off sale, to somebody who drew from it',
    offending: sql`
      select amends.pool_id, amends.user_id from pool_amends amends join pool using (pool_id)
      where off_sale_at is distinct from given_at
        or not exists (select from opening where opening.pool_id = amends.pool_id and opening.user_id = amends.user_id)`,
  },
];
