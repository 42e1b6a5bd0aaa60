import { sql } from 'kysely';
import type { Check } from '../../../platform/db/runChecks.ts';

export const approvalChecks: readonly Check[] = [
  {
    invariant: 'each request to a second operator is asked and decided once, and the log names both operators',
    offending: sql`
      select approval.approval_id, approval.state,
        count(entry.log_id) filter (where entry.action = 'approval_asked' and entry.operator_id = asked_by) as asked,
        count(entry.log_id) filter (where entry.action <> 'approval_asked') as decided
      from approval left join operator_log entry
        on entry.subject_id = approval.approval_id and entry.action like 'approval\\_%'
      group by approval.approval_id
      having count(entry.log_id) filter (where entry.action = 'approval_asked' and entry.operator_id = asked_by) <> 1
        or count(entry.log_id) filter (where entry.action = case state
            when 'agreed' then 'approval_agree' when 'declined' then 'approval_decline' else 'approval_take_back' end
          and entry.operator_id = coalesce(decided_by, asked_by))
          <> case when state in ('agreed', 'declined', 'taken_back') then 1 else 0 end
        or count(entry.log_id) filter (where entry.action <> 'approval_asked') > 1`,
  },
];
