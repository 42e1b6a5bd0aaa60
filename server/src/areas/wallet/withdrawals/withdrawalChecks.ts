import { mostBankAccounts } from '@mcy/api/wallet/withdrawals/contract';
import { sql } from 'kysely';
import type { Check } from '../../../platform/db/runChecks.ts';

export const withdrawalChecks: readonly Check[] = [
  {
    invariant: '2: a withdrawal left the balance in full, and returned exactly when it was rejected or canceled',
    offending: sql`
      with moved as (
        select journal.reference_id, account.user_id,
          coalesce(-sum(entry.amount) filter (where journal.kind = 'withdrawal'), 0) as taken,
          coalesce(sum(entry.amount) filter (where journal.kind = 'withdrawal_return'), 0) as returned
        from journal join entry using (journal_id) join ledger_account account using (account_id)
        where journal.kind in ('withdrawal', 'withdrawal_return') and account.user_id is not null
        group by journal.reference_id, account.user_id
      )
      select withdrawal.withdrawal_id, moved.reference_id, withdrawal.status, withdrawal.amount,
        moved.taken::text, moved.returned::text
      from withdrawal full join moved
        on moved.reference_id = withdrawal.withdrawal_id and moved.user_id = withdrawal.user_id
      where moved.taken is distinct from withdrawal.amount
        or moved.returned is distinct from
          case when withdrawal.status in ('rejected', 'cancelled') then withdrawal.amount else 0 end`,
  },
  {
    invariant: '2: a paid withdrawal, and no other, left the shop once: its payout to the bank, its fee to the fees',
    offending: sql`
      with left_shop as (
        select journal.reference_id,
          sum(entry.amount) filter (where account.system = 'gateway') as payout,
          coalesce(sum(entry.amount) filter (where account.system = 'withdrawal_fees'), 0) as fee
        from journal join entry using (journal_id) join ledger_account account using (account_id)
        where journal.kind = 'withdrawal_paid' group by journal.reference_id
      )
      select withdrawal.withdrawal_id, left_shop.reference_id, withdrawal.status, left_shop.payout::text, left_shop.fee::text
      from (select * from withdrawal where status = 'paid') as withdrawal
        full join left_shop on left_shop.reference_id = withdrawal.withdrawal_id
      where left_shop.payout is distinct from withdrawal.amount - withdrawal.fee
        or left_shop.fee is distinct from withdrawal.fee`,
  },
  {
    invariant: '2: a payout file holds what it says, and is confirmed exactly when its withdrawals are settled',
    offending: sql`
      select payout.payout_id, payout.count, count(withdrawal_id) as named, total::text, sum(amount - fee)::text as owed
      from payout left join withdrawal using (payout_id)
      group by payout.payout_id
      having payout.count <> count(withdrawal_id) or total <> sum(amount - fee)
        or bool_or(status = 'paid') and confirmed_at is null or bool_or(status = 'approved') and confirmed_at is not null`,
  },
  {
    invariant: '2: the withdrawals account holds the amount not yet paid out',
    offending: sql`
      select held::text, owed::text from
        (select coalesce(sum(entry.amount), 0) as held
          from entry join ledger_account using (account_id) where system = 'withdrawals') as holding,
        (select coalesce(sum(amount), 0) as owed from withdrawal where status in ('requested', 'approved')) as debt
      where held <> owed`,
  },
  {
    invariant: `a player keeps at most ${mostBankAccounts} bank accounts`,
    offending: sql`
      select user_id, count(*) as accounts from bank_account group by user_id having count(*) > ${mostBankAccounts}`,
  },
];
