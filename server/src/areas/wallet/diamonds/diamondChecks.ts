import { bonusFrom } from '@mcy/api/wallet/diamonds/rules';
import { sql } from 'kysely';
import type { Check } from '../../../platform/db/runChecks.ts';

export const diamondChecks: readonly Check[] = [
  {
    // Recharges from before the first bonus brought none.
    invariant: '5: a recharge that is large enough brought its diamonds once, and nothing else did',
    offending: sql`
      with moved as (
        select journal.kind, journal.reference_id, journal.created_at, account.user_id, entry.amount
        from journal join entry using (journal_id) join ledger_account account using (account_id)
        where journal.kind in ('recharge', 'diamond_bonus') and account.user_id is not null
      ), recharged as (
        select * from moved where kind = 'recharge' and amount >= ${bonusFrom}
          and created_at >= (select min(created_at) from moved where kind = 'diamond_bonus')
      ), given as (select * from moved where kind = 'diamond_bonus')
      select reference_id, recharged.amount::text as coins, given.amount::text as diamonds
      from recharged full join given using (reference_id, user_id)
      where given.amount is distinct from recharged.amount / 10000`,
  },
  {
    invariant: '5: the diamonds of a reversed recharge were taken back or are owed, once, and no others',
    offending: sql`
      with given as (
        select journal.reference_id, sum(entry.amount) filter (where journal.kind = 'diamond_bonus') as given,
          coalesce(-sum(entry.amount) filter (where journal.kind = 'diamond_reversal'), 0) as taken,
          array_agg(distinct account.user_id) filter (where journal.kind = 'diamond_reversal') as owners
        from journal join entry using (journal_id) join ledger_account account using (account_id)
        where journal.kind in ('diamond_bonus', 'diamond_reversal') and account.user_id is not null
        group by journal.reference_id
      ), owed as (
        select journal.reference_id, -sum(entry.amount) as owed
        from journal join entry using (journal_id) join ledger_account account using (account_id)
        where journal.kind = 'diamond_reversal' and account.system = 'recharge_debts' group by journal.reference_id
      )
      select given.reference_id, given.given::text, given.taken::text, owed.owed::text
      from given left join owed using (reference_id)
        left join payment_reversal on payment_reversal.payment_id = given.reference_id
      where given.taken + coalesce(owed.owed, 0)
        <> case when payment_reversal.payment_id is null then 0 else coalesce(given.given, 0) end
        or given.owners <> array[payment_reversal.user_id]`,
  },
];
