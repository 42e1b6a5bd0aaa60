import { sql } from 'kysely';
import type { Check } from '../../../platform/db/runChecks.ts';

export const statementChecks: readonly Check[] = [
  {
    invariant:
      '5: each credited line of a bank statement pays one payment in full, and each paid transfer has its line',
    offending: sql`
      select line_id, payment.payment_id, bank_line.amount, payment.credited
      from (select * from bank_line where state = 'credited') as bank_line
      full join (select * from payment where gateway = 'vietqr' and status = 'paid') as payment
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
];
