import { type Kysely, sql } from 'kysely';

/** Journals are checked once a statement, not once a row: a statement's entries must balance, each journal's by itself. */
export const ledgerInSets = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      drop trigger check_journal on entry;
      drop trigger check_journal on journal;
      drop function check_journal();

      create function check_entries() returns trigger language plpgsql as $$
      declare
        broken record;
      begin
        select journal_id, string_agg(currency, ', ' order by currency) as currencies into broken from
          (select journal_id, currency from written group by journal_id, currency having sum(amount) <> 0) as sums
          group by journal_id limit 1;
        if found then
          raise exception 'journal % does not sum to zero in %', broken.journal_id, broken.currencies
            using errcode = 'check_violation', constraint = 'journal_sums_to_zero';
        end if;
        return null;
      end $$;
      create trigger check_entries after insert on entry
        referencing new table as written for each statement execute function check_entries();

      -- Amounts are never zero, so entries that balance are two at least.
      create function check_journal() returns trigger language plpgsql as $$
      begin
        if not exists (select from entry where journal_id = new.journal_id) then
          raise exception 'journal % has no entries, at least 2 are needed', new.journal_id
            using errcode = 'check_violation', constraint = 'journal_has_two_sides';
        end if;
        return null;
      end $$;
      create constraint trigger check_journal after insert on journal
        deferrable initially deferred for each row execute function check_journal();
    `.execute(db);
  },
};
