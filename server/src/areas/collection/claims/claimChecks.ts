import { sql } from 'kysely';
import type { Check } from '../../../platform/db/runChecks.ts';

export const claimChecks: readonly Check[] = [
  {
    invariant: '2: a claim gave stones exactly when it was refunded, and the value of its toys',
    offending: sql`
      with given as (
        select journal.reference_id, account.user_id, sum(entry.amount) as stones
        from journal join entry using (journal_id) join ledger_account account using (account_id)
        where journal.kind = 'claim_refund' and account.user_id is not null
        group by journal.reference_id, account.user_id
      )
      select claim.claim_id, given.reference_id, claim.stones::text, given.stones::text as given
      from claim full join given on given.reference_id = claim.claim_id and given.user_id = claim.user_id
      where claim.stones is distinct from given.stones`,
  },
  {
    invariant: '3: toys of a claim were taken back from their parcel exactly when it was replaced or returned',
    offending: sql`
      with back as (
        select reference_id as parcel_id, item_id from item_move where move = 'send_back'
      ), owed as (
        select claim.parcel_id, claim_item.item_id from claim join claim_item using (claim_id)
        where outcome in ('replacement', 'return')
      )
      select parcel_id, item_id from back full join owed using (parcel_id, item_id)
      group by parcel_id, item_id
      having count(*) <> 1 or bool_or(back is null or owed is null)
      union all
      select claim.replacement_id, claim_item.item_id from claim join claim_item using (claim_id)
        left join parcel_item on parcel_item.parcel_id = claim.replacement_id and parcel_item.item_id = claim_item.item_id
      where claim.outcome = 'replacement' and parcel_item.item_id is null`,
  },
  {
    invariant: 'a claim’s photos are attached files, and every attached one belongs to a claim',
    offending: sql`
      select file.file_id, file.state, claim_photo.claim_id
      from file full join claim_photo using (file_id)
      where (file.purpose = 'claim' and (file.state = 'attached') <> (claim_photo.file_id is not null))
        or (claim_photo.file_id is not null and file.purpose is distinct from 'claim')`,
  },
  {
    invariant: 'each claim has toys, is decided once, and the log names the operator',
    offending: sql`
      select claim.claim_id, count(distinct item_id) as items, count(distinct log_id) as entries
      from claim left join claim_item using (claim_id)
      left join operator_log entry on entry.subject_id = claim.claim_id and entry.action = 'claim_decision'
        and entry.operator_id = claim.decided_by
      group by claim.claim_id
      having count(item_id) = 0 or count(distinct log_id) <> count(distinct claim.decided_by)`,
  },
];
