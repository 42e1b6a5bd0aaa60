import { sql } from 'kysely';
import type { Check } from '../../../platform/db/runChecks.ts';

export const rechargeChecks: readonly Check[] = [
  {
    invariant: '5: a paid payment is credited once in full, and no other payment is credited',
    offending: sql`
      select payment.payment_id, payment.status, payment.amount, credit.reference_id, credit.amount as credited
      from payment full join (
        select journal.reference_id, entry.amount, account.user_id
        from journal join entry using (journal_id) join ledger_account account using (account_id)
        where journal.kind = 'recharge' and account.user_id is not null
      ) as credit on credit.reference_id = payment.payment_id
      where (payment.status is not distinct from 'paid') <> (credit.reference_id is not null)
        or credit.amount <> payment.amount or credit.user_id <> payment.user_id`,
  },
];
