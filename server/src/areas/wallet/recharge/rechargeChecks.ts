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
      where coalesce(payment.status in ('paid', 'reversed'), false) <> (credit.reference_id is not null)
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
      where (status in ('paid', 'reversed')) <> (credits is not null) or credits > 1
        or status in ('paid', 'reversed') and (arrived, said) is distinct from (credited, transaction_id)
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
  {
    invariant: '5: what a reversed payment credited was taken back or is owed, once, and nothing else was',
    offending: sql`
      with moved as (
        select journal.reference_id, account.user_id,
          -coalesce(sum(entry.amount) filter (where account.user_id is not null), 0) as taken,
          -coalesce(sum(entry.amount) filter (where account.system = 'recharge_debts'), 0) as owed,
          coalesce(sum(entry.amount) filter (where account.system = 'gateway'), 0) as returned
        from journal join entry using (journal_id) join ledger_account account using (account_id)
        where journal.kind = 'recharge_reversal' group by journal.reference_id, account.user_id
      ), summed as (
        select reference_id, sum(taken) as taken, sum(owed) as owed, sum(returned) as returned,
          array_agg(distinct user_id) filter (where user_id is not null) as owners
        from moved group by reference_id
      )
      select payment.payment_id, summed.reference_id, reversal.taken::text, reversal.owed::text
      from (select * from payment where status = 'reversed') as payment
        full join payment_reversal reversal on reversal.payment_id = payment.payment_id
        full join summed on summed.reference_id = coalesce(payment.payment_id, reversal.payment_id)
      where (payment.user_id, payment.credited, payment.credited, reversal.taken, reversal.owed)
        is distinct from (reversal.user_id, summed.returned, reversal.taken + reversal.owed, summed.taken, summed.owed)
        or summed.owners <> array[reversal.user_id]`,
  },
];
