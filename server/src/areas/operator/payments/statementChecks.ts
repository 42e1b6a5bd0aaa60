import { sql } from 'kysely';
import { paymentApprovalKinds } from './paymentApprovalKinds.ts';
import type { Check } from '../../../platform/db/runChecks.ts';

export const statementChecks: readonly Check[] = [
  {
    invariant:
      '5: each credited line of a bank statement pays one payment in full, and each paid transfer has its line',
    offending: sql`
      select line_id, payment.payment_id, bank_line.amount, payment.credited
      from (select * from bank_line where state = 'credited') as bank_line
      full join (select * from payment where gateway = 'vietqr' and status in ('paid', 'reversed')) as payment
        on payment.payment_id = bank_line.payment_id
      where (bank_line.amount, bank_line.bank_reference) is distinct from (payment.credited, payment.transaction_id)`,
  },
  {
    invariant: '2: each line of a bank statement that an operator decided is in the log',
    offending: sql`
      select line_id, state, handled_by, agreed_by from bank_line
      where handled_by is not null and (select count(*) from operator_log where subject_id = line_id
        and operator_id = handled_by and action in ('bank_line_credit', 'bank_line_aside')
        and (detail ->> 'agreed_by') is not distinct from agreed_by::text) <> 1`,
  },
  {
    invariant: '2: each payment that was reversed is in the log, and so is the request that two agreed to',
    offending: sql`
      select payment_id, asked_by, agreed_by from payment_reversal
      where (select count(*) from operator_log where subject_id = payment_id and action = 'payment_reversal'
          and operator_id = asked_by and detail ->> 'agreed_by' = agreed_by::text) <> 1
        or not exists (select from approval where subject_id = payment_id and kind = ${paymentApprovalKinds.reversal}
          and state = 'agreed' and approval.asked_by = payment_reversal.asked_by and decided_by = agreed_by)`,
  },
];
