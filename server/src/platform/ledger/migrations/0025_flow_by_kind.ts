import { type Kysely, sql } from 'kysely';

/** An entry knows its journal's kind and time, so that a player's entries of a kind or a month are a piece of an index. */
export const flowByKind = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table entry add journal_kind text, add posted_at timestamptz;
      alter table entry disable trigger refuse_change;
      update entry set journal_kind = journal.kind, posted_at = journal.created_at
        from journal where journal.journal_id = entry.journal_id;
      alter table entry enable trigger refuse_change;
    `.execute(db);
    await sql`
      alter table entry
        alter journal_kind set not null,
        alter posted_at set not null,
        -- The same moment as the default of journal.
        alter posted_at set default now();
      -- Nobody reads the flow of the shop's accounts, which have no balance_after.
      create index entry_by_kind on entry (account_id, journal_kind, entry_id desc) where balance_after is not null;
      create index entry_by_month on entry
        (account_id, date_trunc('month', posted_at at time zone 'UTC' + interval '7 hours'), entry_id desc)
        where balance_after is not null;

      -- Without statistics PostgreSQL expects one entry in 200 of any account, and reads a page in the order of the index. With
      -- them it expects few entries of an unknown account, and sorts all million of one that has them. (The type is the same:
      -- setting it forgets the statistics that there are.)
      alter table entry alter account_id set statistics 0, alter account_id type bigint;
    `.execute(db);
  },
};
