import { type Kysely, sql } from 'kysely';

/**
 * What came in and out of an account in a month, from two entries however many there are between: an entry knows what has
 * come into its account in all, and an account's entries are in the order of their times. So a month that is over can be
 * closed: later entries are posted after it.
 */
export const monthsOfAccounts = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table ledger_account add came_in bigint not null default 0, add posted_until timestamptz;
      alter table entry add came_in bigint;
      alter table entry disable trigger refuse_change;
      update entry set came_in = running.came_in, posted_at = running.posted_at
        from (
          select entry_id, sum(greatest(amount, 0)) over earlier as came_in, max(posted_at) over earlier as posted_at
          from entry where balance_after is not null
          window earlier as (partition by account_id order by entry_id)
        ) as running
        where running.entry_id = entry.entry_id;
      alter table entry enable trigger refuse_change;
      alter table ledger_account disable trigger guard_account;
      update ledger_account set came_in = latest.came_in, posted_until = latest.posted_at
        from (
          select distinct on (account_id) account_id, came_in, posted_at from entry
          where balance_after is not null order by account_id, entry_id desc
        ) as latest
        where latest.account_id = ledger_account.account_id;
      alter table ledger_account enable trigger guard_account;
    `.execute(db);
    await sql`
      create or replace function move_balance() returns trigger language plpgsql as $$
      declare
        account record;
      begin
        update ledger_account set balance = balance + new.amount, came_in = came_in + greatest(new.amount, 0),
            posted_until = greatest(posted_until, new.posted_at)
          where account_id = new.account_id and user_id is not null
          returning balance, came_in, posted_until into account;
        if found then
          new.balance_after := account.balance;
          new.came_in := account.came_in;
          -- A clock may be behind the one that wrote the entry before.
          new.posted_at := account.posted_until;
        end if;
        -- Numbered only now, when the account's row is ours: a player's entries are in the order of their balances.
        new.entry_id := nextval('entry_id');
        return new;
      end $$;

      create or replace function guard_account() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' and coalesce(new.balance, 0) = 0 and new.came_in = 0 then return new; end if;
        -- An entry's trigger is one level up; a statement of a caller is not.
        if tg_op = 'UPDATE' and pg_trigger_depth() > 1 then return new; end if;
        -- A month may be closed, and never opened again.
        if tg_op = 'UPDATE' and new.posted_until >= coalesce(old.posted_until, new.posted_until)
          and (new.balance, new.came_in, new.account_id, new.user_id, new.system, new.currency)
            is not distinct from (old.balance, old.came_in, old.account_id, old.user_id, old.system, old.currency)
          then return new; end if;
        raise exception 'a balance changes by a journal only'
          using errcode = 'check_violation', constraint = 'balance_moves_by_journal';
      end $$;

      drop index entry_by_month;
      create index entry_by_month on entry
        (account_id, date_trunc('month', posted_at at time zone 'UTC' + interval '7 hours'), entry_id)
        where balance_after is not null;
      create index entry_by_direction on entry
        (account_id, (case when amount > 0 then 'in' else 'out' end), entry_id) where balance_after is not null;

      -- The shop gives diamonds, too.
      insert into ledger_account (system, currency) values ('gifts', 'diamond');
    `.execute(db);
  },
};
