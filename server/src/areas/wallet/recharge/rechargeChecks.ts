import { sql } from 'kysely';
import type { Check } from '../../../platform/db/runChecks.ts';

export const rechargeChecks: readonly Check[] = [
  {
    invariant: '5: a paid payment is credited once in full, and no other payment is credited',
    offending: sql`
      select payment.payment_id, payment.status, payment.credited as expected, credit.reference_id, credit.amount as credited
      from payment full join (
        select journal.reference_id, entry.amount, account.user_id
        from journal join entry using (journal_id) join ledger_account account using (account_id)
        where journal.kind = 'recharge' and account.user_id is not null
      ) as credit on credit.reference_id = payment.payment_id
      where (payment.status is not distinct from 'paid') <> (credit.reference_id is not null)
        or credit.amount <> payment.credited or credit.user_id <> payment.user_id
        or payment.credited <> payment.amount and not exists (
          select from payment_event event where event.payment_id = payment.payment_id and event.kind = 'credited_by_hand')`,
  },
  {
    invariant: '5: the history of a payment says how it ended, and that it was credited once',
    offending: sql`
      select payment_id, status, credits, transaction_id
      from payment left join (
        select payment_id, count(*) as credits, min(amount) as arrived, min(transaction_id) as said
        from payment_event where kind in ('paid', 'paid_late', 'credited_by_hand') group by payment_id
      ) as history using (payment_id)
      where (status = 'paid') <> (credits is not null) or credits > 1
        or status = 'paid' and (arrived, said) is distinct from (credited, transaction_id)
        or status in ('declined', 'expired') and not exists (
          select from payment_event event where event.payment_id = payment.payment_id and event.kind = payment.status)`,
  },
  {
    invariant: '5: a payment in trouble says in its history what it is',
    offending: sql`
      select payment_id, trouble_since from payment
      where trouble_since is not null and not exists (
        select from payment_event event where event.payment_id = payment.payment_id and event.at >= trouble_since
          and event.kind in ('paid_again', 'contradicted', 'wrong_amount', 'wrong_currency', 'suspicious', 'forged'))`,
  },
];
