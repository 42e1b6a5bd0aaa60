import { type Kysely, sql } from 'kysely';
import { createSpendingDays } from '../../../platform/ledger/migrations/0013_spending_days.ts';

/** Players' daily spending, and their own limits. */
export const spending = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createSpendingDays(db);
    await sql`
      insert into spending_day (user_id, day, spent)
        select account.user_id, (journal.created_at at time zone 'UTC' + interval '7 hours')::date, -sum(entry.amount)
        from journal join entry using (journal_id) join ledger_account account using (account_id)
        where journal.kind = 'box_open' and account.currency = 'balance' and account.user_id is not null
        group by 1, 2;

      create table spending_limit (
        user_id uuid primary key references app_user,
        -- The caps until raise_at; null for no cap.
        day_cap bigint check (day_cap >= 0),
        week_cap bigint check (week_cap >= 0),
        month_cap bigint check (month_cap >= 0),
        -- The caps from raise_at on; null when no raise is pending.
        raised_day_cap bigint check (raised_day_cap >= 0),
        raised_week_cap bigint check (raised_week_cap >= 0),
        raised_month_cap bigint check (raised_month_cap >= 0),
        raise_at timestamptz,
        cool_off_until timestamptz,
        constraint raise_has_time check (raise_at is not null
          or num_nonnulls(raised_day_cap, raised_week_cap, raised_month_cap) = 0)
      );

      create function is_looser_cap(cap bigint, than bigint) returns boolean language sql immutable as $$
        select than is not null and (cap is null or cap > than)
      $$;

      -- A promise to oneself is not broken in a weak moment: a cap rises by way of a raise that waited, and a cool-off lasts.
      create function guard_spending_limit() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          if new.user_id = old.user_id
            and coalesce(new.cool_off_until >= old.cool_off_until, old.cool_off_until is null)
            and (not is_looser_cap(new.day_cap, old.day_cap)
              or (old.raise_at is not null and not is_looser_cap(new.day_cap, old.raised_day_cap)))
            and (not is_looser_cap(new.week_cap, old.week_cap)
              or (old.raise_at is not null and not is_looser_cap(new.week_cap, old.raised_week_cap)))
            and (not is_looser_cap(new.month_cap, old.month_cap)
              or (old.raise_at is not null and not is_looser_cap(new.month_cap, old.raised_month_cap))) then
            return new;
          end if;
        end if;
        raise exception 'a spending limit only gets stricter, or looser by a raise that waited'
          using errcode = 'check_violation', constraint = 'spending_limit_holds';
      end $$;
      create trigger guard_spending_limit before update or delete on spending_limit
        for each row execute function guard_spending_limit();
    `.execute(db);
  },
};
