import { sql } from 'kysely';
import type { Check } from '../../../platform/db/runChecks.ts';
import { withdrawalApprovalKinds } from './withdrawalApprovalKinds.ts';

export const withdrawalDecisionChecks: readonly Check[] = [
  {
    invariant: '2: each withdrawal that was approved names its operators, and so do the log and the agreed request',
    offending: sql`
      select withdrawal_id, approved_by, agreed_by from withdrawal
      where approved_by is not null and (
        (select count(*) from operator_log where subject_id = withdrawal_id and action = 'withdrawal_approve'
          and operator_id = approved_by and detail ->> 'agreed_by' is not distinct from agreed_by::text) <> 1
        or agreed_by is not null and not exists (select from approval where subject_id = withdrawal_id
          and kind = ${withdrawalApprovalKinds.approve} and state = 'agreed'
          and asked_by = approved_by and decided_by = agreed_by))`,
  },
  {
    invariant: '2: each withdrawal that was rejected has one entry of the log',
    offending: sql`
      select withdrawal_id, settled_by from withdrawal
      where status = 'rejected' and settled_by is not null
        and (select count(*) from operator_log where subject_id = withdrawal_id and action = 'withdrawal_reject'
          and operator_id = settled_by) <> 1`,
  },
];
