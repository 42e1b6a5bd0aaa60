import { sql } from 'kysely';
import type { Check } from '../../db/runChecks.ts';

export const identityChecks: readonly Check[] = [
  {
    invariant: 'a verification’s photos are attached files, and every attached one is of a verification',
    offending: sql`
      with shown as (
        select unnest(array[front_file, back_file, face_file]) as file_id from identity_review
      )
      select f.file_id, f.owner_id, f.state from file f
        left join shown on shown.file_id = f.file_id
        where f.purpose = 'identity' and (f.state = 'attached') <> (shown.file_id is not null)`,
  },
  {
    invariant: 'an operator decided each verification once, and it is written down who',
    offending: sql`
      select review.review_id, review.reviewed_by, count(entry.log_id) as entries from identity_review review
        left join operator_log entry on entry.subject_id = review.review_id and entry.action = 'identity_review'
          and entry.operator_id = review.reviewed_by
        where review.reviewed_by is not null group by review.review_id having count(entry.log_id) <> 1`,
  },
  {
    invariant: '2: a check-in’s stones are in the ledger once, and nothing else is',
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
    invariant: 'who checked in was verified',
    offending: sql`
      select check_in.user_id from check_in where not exists (
        select from identity_review review where review.user_id = check_in.user_id and review.state = 'successful')`,
  },
];
