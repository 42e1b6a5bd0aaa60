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
];
