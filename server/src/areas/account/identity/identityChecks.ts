import { sql } from 'kysely';
import type { Check } from '../../../platform/db/runChecks.ts';

export const identityChecks: readonly Check[] = [
  {
    invariant: 'a verification’s photos are attached files, and every attached one belongs to a verification',
    offending: sql`
      with shown as (
        select unnest(array[front_file, back_file, face_file]) as file_id from identity_review
      )
      select f.file_id, f.owner_id, f.state from file f
        left join shown on shown.file_id = f.file_id
        where f.purpose = 'identity' and (f.state = 'attached') <> (shown.file_id is not null)`,
  },
  {
    invariant: 'each verification is decided once, and the log names the operator',
    offending: sql`
      select review.review_id, review.reviewed_by, count(entry.log_id) as entries from identity_review review
        left join operator_log entry on entry.subject_id = review.review_id and entry.action = 'identity_review'
          and entry.operator_id = review.reviewed_by
        where review.reviewed_by is not null group by review.review_id having count(entry.log_id) <> 1`,
  },
];
