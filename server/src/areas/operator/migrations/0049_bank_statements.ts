import { type Kysely, sql } from 'kysely';

/** Bank statements that operators upload, and their lines. */
export const bankStatements = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table bank_statement (
        statement_id uuid primary key,
        name text not null,
        uploaded_by uuid not null references app_user,
        uploaded_at timestamptz not null,
        lines integer not null,
        credited integer not null,
        to_decide integer not null,
        known integer not null,
        problems jsonb not null
      );
      create table bank_line (
        line_id uuid primary key,
        -- The statement is written after its lines, with their counts.
        statement_id uuid not null references bank_statement deferrable initially deferred,
        -- The bank's own number of a transfer: each is taken once ever, whatever file it comes in.
        bank_reference text not null unique,
        booked_at timestamptz not null,
        amount bigint not null check (amount > 0),
        currency text not null,
        memo text not null,
        payment_id uuid references payment,
        state text not null check (state in ('unmatched', 'wrong_amount', 'wrong_currency', 'paid_already', 'of_two', 'credited', 'set_aside')),
        stage text not null generated always as (case when state in ('credited', 'set_aside') then state else 'to_decide' end) stored,
        -- Who decided it; nobody where the reference and the amount did.
        handled_by uuid references app_user,
        agreed_by uuid references app_user,
        handled_at timestamptz,
        note text,
        constraint credited_line_has_payment check (state <> 'credited' or payment_id is not null),
        constraint credited_line_is_in_dong check (state <> 'credited' or currency = 'VND'),
        constraint line_aside_has_operator check (state <> 'set_aside' or handled_by is not null and note is not null),
        constraint line_of_two check (agreed_by <> handled_by)
      );
      create index bank_line_by_stage on bank_line (stage, line_id);
      create unique index bank_line_credits_one on bank_line (payment_id) where state = 'credited';
      create index bank_line_by_payment on bank_line (payment_id) where payment_id is not null;

      create function guard_bank_line() returns trigger language plpgsql as $$
      declare
        decision text[] := array['state', 'stage', 'payment_id', 'handled_by', 'agreed_by', 'handled_at', 'note'];
      begin
        if tg_op = 'UPDATE' then
          if old.state not in ('credited', 'set_aside')
            and to_jsonb(new) - decision = to_jsonb(old) - decision then
            return new;
          end if;
        end if;
        raise exception 'a line of a statement is decided once, and stays'
          using errcode = 'check_violation', constraint = 'bank_line_is_decided_once';
      end $$;
      create trigger guard_bank_line before update or delete on bank_line for each row execute function guard_bank_line();
    `.execute(db);
  },
};
