import { type Kysely, sql } from 'kysely';

/** Operators decide withdrawals and pay them by a file for the bank. */
export const withdrawalDecisions = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table payout (
        payout_id uuid primary key,
        count integer not null check (count > 0),
        -- What the bank pays: the amounts without the fees.
        total bigint not null check (total > 0),
        made_by uuid not null references app_user,
        made_at timestamptz not null,
        confirmed_by uuid references app_user,
        confirmed_at timestamptz,
        constraint confirmed_by_somebody check ((confirmed_by is null) = (confirmed_at is null))
      );

      create function guard_payout() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          if old.confirmed_at is null and new.confirmed_at is not null
            and to_jsonb(new) - array['confirmed_by', 'confirmed_at']
              = to_jsonb(old) - array['confirmed_by', 'confirmed_at'] then
            return new;
          end if;
        end if;
        raise exception 'a payout file is confirmed once, and stays'
          using errcode = 'check_violation', constraint = 'payout_is_confirmed_once';
      end $$;
      create trigger guard_payout before update or delete on payout for each row execute function guard_payout();

      -- No call could approve one before: whoever did it by hand left no name, so operators decide it again. It goes back
      -- against the order of states, which the trigger would refuse.
      alter table withdrawal disable trigger user;
      update withdrawal set status = 'requested' where status = 'approved';
      alter table withdrawal enable trigger user;

      alter table withdrawal
        add approved_by uuid references app_user,
        add approved_at timestamptz,
        -- The second operator, for a large one.
        add agreed_by uuid references app_user,
        add settled_by uuid references app_user,
        add payout_id uuid references payout,
        add constraint approved_has_operator check (status not in ('approved', 'paid') or approved_by is not null) not valid,
        add constraint approved_has_moment check ((approved_by is null) = (approved_at is null)),
        add constraint approved_by_two check (agreed_by is null or approved_by is not null and agreed_by <> approved_by),
        add constraint decided_by_others
          check (approved_by <> user_id and agreed_by <> user_id and settled_by <> user_id),
        add constraint in_payout_once_approved check (payout_id is null or approved_by is not null),
        add constraint paid_by_payout check (status <> 'paid' or payout_id is not null) not valid;
      create index withdrawal_by_status on withdrawal (status, withdrawal_id);
      create index withdrawal_by_payout on withdrawal (payout_id, withdrawal_id) where payout_id is not null;
      create index withdrawal_to_pay on withdrawal (withdrawal_id) where status = 'approved' and payout_id is null;

      create or replace function guard_withdrawal() returns trigger language plpgsql as $$
      declare
        decision text[] := array['status', 'reason', 'settled_at', 'settled_by', 'approved_by', 'approved_at', 'agreed_by'];
      begin
        if tg_op = 'UPDATE' then
          if to_jsonb(new) - decision = to_jsonb(old) - decision
            and (new.status = 'approved'
              or (new.approved_by, new.approved_at, new.agreed_by)
                is not distinct from (old.approved_by, old.approved_at, old.agreed_by))
            and (old.status, new.status) in (
              ('requested', 'approved'), ('requested', 'rejected'), ('requested', 'cancelled'),
              ('approved', 'paid'), ('approved', 'rejected')) then
            return new;
          end if;
          if to_jsonb(new) - 'payout_id' = to_jsonb(old) - 'payout_id'
            and old.status = 'approved' and old.payout_id is null then
            return new;
          end if;
        end if;
        raise exception 'a withdrawal only goes on to its next status'
          using errcode = 'check_violation', constraint = 'withdrawal_goes_forward';
      end $$;

      insert into ledger_account (system, currency) values ('withdrawal_fees', 'balance');
    `.execute(db);
  },
};
