import { type Kysely, sql } from 'kysely';

/** Withdrawals to a bank, and the account that holds their coins. */
export const withdrawal = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table withdrawal (
        withdrawal_id uuid primary key,
        user_id uuid not null references app_user,
        amount bigint not null,
        -- The part of the amount that the shop keeps.
        fee bigint not null check (fee >= 0),
        bank_name text not null check (bank_name <> ''),
        card_number text not null check (card_number ~ '^[0-9]{6,19}$'),
        holder_name text not null check (holder_name <> ''),
        status text not null check (status in ('requested', 'approved', 'paid', 'rejected', 'cancelled')),
        reason jsonb,
        created_at timestamptz not null,
        settled_at timestamptz,
        constraint amount_exceeds_fee check (amount > fee),
        constraint rejected_has_reason check ((status = 'rejected') = (reason is not null)),
        constraint settled_has_time check ((status in ('requested', 'approved')) = (settled_at is null))
      );
      create index withdrawal_by_user on withdrawal (user_id, withdrawal_id desc);

      create function guard_withdrawal() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          if to_jsonb(new) - array['status', 'reason', 'settled_at'] = to_jsonb(old) - array['status', 'reason', 'settled_at']
            and (old.status, new.status) in (
              ('requested', 'approved'), ('requested', 'rejected'), ('requested', 'cancelled'),
              ('approved', 'paid'), ('approved', 'rejected')) then
            return new;
          end if;
        end if;
        raise exception 'a withdrawal only goes on to its next status'
          using errcode = 'check_violation', constraint = 'withdrawal_goes_forward';
      end $$;
      create trigger guard_withdrawal before update or delete on withdrawal
        for each row execute function guard_withdrawal();

      -- No withdrawal without its coins: they left the balance, and are back exactly when it came to nothing.
      create function check_withdrawal() returns trigger language plpgsql as $$
      declare
        taken bigint;
        returned bigint;
      begin
        select -sum(amount) filter (where kind = 'withdrawal'), sum(amount) filter (where kind = 'withdrawal_return')
          into taken, returned
          from journal join entry using (journal_id) join ledger_account using (account_id)
          where reference_id = new.withdrawal_id and kind in ('withdrawal', 'withdrawal_return')
            and user_id = new.user_id;
        if taken is distinct from new.amount or returned is distinct from
          (select w.amount from withdrawal w
            where w.withdrawal_id = new.withdrawal_id and w.status in ('rejected', 'cancelled')) then
          raise exception 'withdrawal % does not have its journals', new.withdrawal_id
            using errcode = 'check_violation', constraint = 'withdrawal_has_its_journals';
        end if;
        return null;
      end $$;
      create constraint trigger check_withdrawal after insert or update on withdrawal
        deferrable initially deferred for each row execute function check_withdrawal();

      insert into ledger_account (system, currency) values ('withdrawals', 'balance');
    `.execute(db);
  },
};
