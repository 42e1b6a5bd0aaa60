import { sql } from 'kysely';
import type { Check } from '../../../platform/db/runChecks.ts';

export const checkInChecks: readonly Check[] = [
  {
    invariant: '2: the ledger has each check-in’s stones once, and no other',
    offending: sql`
      with given as (
        select journal.reference_id, account.user_id, sum(entry.amount) as stones
        from journal join entry using (journal_id) join ledger_account account using (account_id)
        where journal.kind = 'check_in' and account.currency = 'stone' and account.user_id is not null
        group by journal.reference_id, account.user_id
      )
      select check_in.check_in_id, given.reference_id, check_in.stones, given.stones::text as given
      from check_in full join given on given.reference_id = check_in.check_in_id and given.user_id = check_in.user_id
      where check_in.stones is distinct from given.stones`,
  },
  {
    invariant: 'a user who checked in is verified',
    offending: sql`
      select check_in.user_id from check_in where not exists (
        select from identity_review review where review.user_id = check_in.user_id and review.state = 'successful')`,
  },
];
