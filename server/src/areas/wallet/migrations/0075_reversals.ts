import { type Kysely, sql } from 'kysely';

/** Payments whose money went back. */
export const reversals = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table payment
        drop constraint payment_status_check,
        drop constraint paid_has_transaction,
        drop constraint paid_is_credited,
        drop constraint asked_while_open,
        add constraint payment_status_check check (status in ('pending', 'paid', 'declined', 'expired', 'reversed')),
        add constraint paid_has_transaction check ((status in ('paid', 'reversed')) = (transaction_id is not null)),
        add constraint paid_is_credited check ((status in ('paid', 'reversed')) = (credited is not null)),
        add constraint asked_while_open check (ask_at is null or status not in ('paid', 'reversed'));

      create table payment_reversal (
        payment_id uuid primary key references payment,
        user_id uuid not null references app_user,
        -- Coins that were still there.
        taken bigint not null check (taken >= 0),
        -- Coins that were not.
        owed bigint not null check (owed >= 0),
        asked_by uuid not null references app_user,
        agreed_by uuid not null references app_user,
        reversed_at timestamptz not null,
        constraint reversal_takes_something check (taken + owed > 0),
        constraint reversed_by_two check (asked_by <> agreed_by),
        constraint reversed_by_others check (asked_by <> user_id and agreed_by <> user_id)
      );
      create index payment_reversal_by_user on payment_reversal (user_id) include (owed);
      create trigger refuse_change before update or delete or truncate on payment_reversal execute function refuse_change();
      create unique index payment_refunded_once on payment_event (payment_id, transaction_id) where kind = 'refunded';

      create or replace function guard_payment() returns trigger language plpgsql as $$
      declare
        outcome text[] := array['status', 'credited', 'transaction_id', 'settled_at', 'claimed_at', 'ask_at', 'asked', 'trouble_since',
          -- Written after this trigger.
          'reference'];
      begin
        if tg_op = 'UPDATE' then
          if to_jsonb(new) - outcome = to_jsonb(old) - outcome
            and ((old.status = new.status or (old.status, new.status) = ('paid', 'reversed'))
                and (old.credited, old.transaction_id) is not distinct from (new.credited, new.transaction_id)
              or (old.status, new.status) in (
                ('pending', 'paid'), ('pending', 'declined'), ('pending', 'expired'), ('declined', 'paid'), ('expired', 'paid'))) then
            return new;
          end if;
        end if;
        raise exception 'a payment is paid once, and what was paid stays'
          using errcode = 'check_violation', constraint = 'payment_goes_forward';
      end $$;

      insert into ledger_account (system, currency) values ('recharge_debts', 'balance'), ('recharge_debts', 'diamond');
    `.execute(db);
  },
};
