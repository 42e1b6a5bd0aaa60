import { type Kysely, sql } from 'kysely';

/** Several gateways, and the history of each payment. */
export const gateways = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table payment
        add gateway text not null default 'sandbox' check (gateway in ('sandbox', 'vnpay', 'vietqr')),
        -- What arrived, and so was credited: an operator may credit another amount than was asked for.
        add credited bigint check (credited > 0),
        -- By which a bank transfer names its payment.
        add reference text not null
          generated always as ('MCY' || upper(right(replace(payment_id::text, '-', ''), 12))) stored,
        -- When the payer said that they sent a transfer.
        add claimed_at timestamptz,
        -- When the gateway is asked next, as long as it may know more than we do.
        add ask_at timestamptz,
        add asked integer not null default 0,
        -- Since when an operator should look into it.
        add trouble_since timestamptz;
      update payment set credited = amount where status = 'paid';
      alter table payment
        alter gateway drop default,
        add constraint paid_is_credited check ((status = 'paid') = (credited is not null)),
        add constraint asked_while_open check (ask_at is null or status <> 'paid');
      create unique index payment_by_reference on payment (reference);
      -- A transaction of a gateway pays once. The sandbox gives its numbers away.
      create unique index payment_by_transaction on payment (gateway, transaction_id)
        where transaction_id is not null and gateway <> 'sandbox';
      create index payment_by_status on payment (status, payment_id);
      create index payment_by_gateway on payment (gateway, payment_id);
      create index payment_by_gateway_status on payment (gateway, status, payment_id);
      create index payment_in_trouble on payment (payment_id) where trouble_since is not null;
      create index payment_in_trouble_by_gateway on payment (gateway, payment_id) where trouble_since is not null;
      create index payment_to_ask on payment (ask_at) where ask_at is not null;
      create index payment_by_deadline on payment (expires_at) where status = 'pending';

      create function guard_payment() returns trigger language plpgsql as $$
      declare
        outcome text[] := array['status', 'credited', 'transaction_id', 'settled_at', 'claimed_at', 'ask_at', 'asked', 'trouble_since',
          -- Written after this trigger.
          'reference'];
      begin
        if tg_op = 'UPDATE' then
          if to_jsonb(new) - outcome = to_jsonb(old) - outcome
            and (old.status = new.status and (old.credited, old.transaction_id) is not distinct from (new.credited, new.transaction_id)
              or (old.status, new.status) in (
                ('pending', 'paid'), ('pending', 'declined'), ('pending', 'expired'), ('declined', 'paid'), ('expired', 'paid'))) then
            return new;
          end if;
        end if;
        raise exception 'a payment is paid once, and what was paid stays'
          using errcode = 'check_violation', constraint = 'payment_goes_forward';
      end $$;

      create table payment_event (
        event_id uuid primary key,
        payment_id uuid not null references payment,
        kind text not null,
        source text not null check (source in ('shop', 'payer', 'notification', 'answer', 'statement', 'operator')),
        at timestamptz not null,
        -- As the source said it, which may be another one than was asked for.
        amount bigint,
        currency text,
        transaction_id text,
        -- The operator, and their words.
        operator_id uuid references app_user,
        note text,
        constraint operators_have_names check ((source = 'operator') = (operator_id is not null))
      );
      create index payment_event_by_payment on payment_event (payment_id, at, event_id);
      -- Anybody can send a forged notification any number of times.
      create unique index payment_forged_once on payment_event (payment_id) where kind = 'forged';
      create unique index payment_credited_once on payment_event (payment_id) where kind in ('paid', 'paid_late', 'credited_by_hand');

      insert into payment_event (event_id, payment_id, kind, source, at, amount, currency)
      select gen_random_uuid(), payment_id, 'started', 'shop', created_at, amount, 'VND' from payment;
      insert into payment_event (event_id, payment_id, kind, source, at, amount, currency, transaction_id)
      select gen_random_uuid(), payment_id,
        case when status = 'paid' and settled_at >= expires_at then 'paid_late' else status end,
        'notification', settled_at, amount, 'VND', transaction_id
      from payment where status <> 'pending';

      create function guard_payment_event() returns trigger language plpgsql as $$
      begin
        raise exception 'what happened to a payment stays' using errcode = 'check_violation', constraint = 'payment_event_stays';
      end $$;
      create trigger guard_payment_event before update or delete on payment_event
        for each row execute function guard_payment_event();
      create trigger guard_payment before update or delete on payment for each row execute function guard_payment();
    `.execute(db);
  },
};
