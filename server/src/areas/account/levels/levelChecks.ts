import { sql } from 'kysely';
import type { Check } from '../../../platform/db/runChecks.ts';

export const levelChecks: readonly Check[] = [
  {
    invariant: '2: the ledger has each level gift once, and no other',
    offending: sql`
      with given as (
        select journal.reference_id, account.user_id, sum(entry.amount) as stones
        from journal join entry using (journal_id) join ledger_account account using (account_id)
        where journal.kind = 'level_gift' and account.currency = 'stone' and account.user_id is not null
        group by journal.reference_id, account.user_id
      )
      select level_gift.gift_id, given.reference_id, level_gift.stones, given.stones::text as given
      from level_gift full join given on given.reference_id = level_gift.gift_id and given.user_id = level_gift.user_id
      where level_gift.stones is distinct from given.stones`,
  },
];
