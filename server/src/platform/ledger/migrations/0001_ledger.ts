import { type Kysely, sql } from 'kysely';

/** Double entry: the database holds money's invariants, so that no caller can forget them. */
export const ledger = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table ledger_account (
        account_id bigint generated always as identity primary key,
        user_id uuid,
        system text,
        currency text not null check (currency in ('balance', 'stone', 'diamond', 'gem')),
        -- A player's balance, kept by the trigger on entry. Null for the shop's own accounts, whose balance is the sum of entries: every
        -- movement touches one of them, and a stored balance would make all movements wait for one row.
        balance bigint,
        unique (user_id, currency),
        unique (system, currency),
        unique (account_id, currency),
        constraint account_has_one_owner check (num_nonnulls(user_id, system) = 1),
        constraint only_players_have_a_balance check ((balance is null) = (user_id is null)),
        constraint player_balance_not_negative check (balance >= 0),
        constraint player_balance_exact check (balance <= 9007199254740991)
      );

      create table journal (
        journal_id uuid primary key,
        kind text not null,
        subject jsonb not null,
        reference_id uuid not null,
        created_at timestamptz not null default now(),
        constraint journal_once_per_reference unique (kind, reference_id)
      );

      create sequence entry_id;
      create table entry (
        entry_id bigint primary key,
        journal_id uuid not null references journal,
        account_id bigint not null,
        currency text not null,
        amount bigint not null check (amount <> 0 and abs(amount) <= 9007199254740991),
        balance_after bigint,
        foreign key (account_id, currency) references ledger_account (account_id, currency)
      );
      create index entry_by_account on entry (account_id, entry_id desc);
      create index entry_by_journal on entry (journal_id);

      create function move_balance() returns trigger language plpgsql as $$
      begin
        update ledger_account set balance = balance + new.amount
          where account_id = new.account_id and user_id is not null
          returning balance into new.balance_after;
        -- Numbered only now, when the account's row is ours: a player's entries are in the order of their balances.
        new.entry_id := nextval('entry_id');
        return new;
      end $$;
      create trigger move_balance before insert on entry for each row execute function move_balance();

      create function check_journal() returns trigger language plpgsql as $$
      declare
        entries bigint;
        unbalanced text;
      begin
        select count(*) into entries from entry where journal_id = new.journal_id;
        if entries < 2 then
          raise exception 'journal % has % entries, at least 2 are needed', new.journal_id, entries
            using errcode = 'check_violation', constraint = 'journal_has_two_sides';
        end if;
        select string_agg(currency, ', ') into unbalanced from
          (select currency from entry where journal_id = new.journal_id group by currency having sum(amount) <> 0) as sums;
        if unbalanced is not null then
          raise exception 'journal % does not sum to zero in %', new.journal_id, unbalanced
            using errcode = 'check_violation', constraint = 'journal_sums_to_zero';
        end if;
        return null;
      end $$;
      create constraint trigger check_journal after insert on journal
        deferrable initially deferred for each row execute function check_journal();
      create constraint trigger check_journal after insert on entry
        deferrable initially deferred for each row execute function check_journal();

      create function refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception '% is append-only: correct it with a new journal', tg_table_name
          using errcode = 'check_violation', constraint = 'ledger_is_append_only';
      end $$;
      create trigger refuse_change before update or delete or truncate on journal execute function refuse_change();
      create trigger refuse_change before update or delete or truncate on entry execute function refuse_change();

      create function guard_account() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' and coalesce(new.balance, 0) = 0 then return new; end if;
        -- An entry's trigger is one level up; a statement of a caller is not.
        if tg_op = 'UPDATE' and pg_trigger_depth() > 1 then return new; end if;
        raise exception 'a balance changes by a journal only'
          using errcode = 'check_violation', constraint = 'balance_moves_by_journal';
      end $$;
      create trigger guard_account before insert or update or delete on ledger_account
        for each row execute function guard_account();

      insert into ledger_account (system, currency)
        select system, currency from unnest(array['gateway', 'sales']) as system,
          unnest(array['balance', 'stone', 'diamond', 'gem']) as currency;
    `.execute(db);
  },
};
