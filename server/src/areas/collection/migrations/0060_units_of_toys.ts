import { type Kysely, sql } from 'kysely';

/** Only toys need units of the store room; other prizes cover any number of draws. */
export const unitsOfToys = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create or replace function promise_units() returns trigger language plpgsql as $$
      begin
        insert into stock_movement (toy_id, kind, on_hand, promised, prize_id, reference_id, moved_at)
        select toy_id, 'promise', 0, units_needed(new, prize), prize_id, new.pool_id, new.opened_at
        from prize where pool_id = new.pool_id and odds_version = new.odds_version and toy_id is not null;
        new.backed_until := backed_until(new);
        return new;
      end $$;

      create or replace function backed_until(subject pool) returns integer language sql stable as $$
        select coalesce(
          subject.total,
          subject.next_nonce + min(coalesce(units, 0) - coalesce(given, 0))::integer,
          -- The largest integer: no toy, no end.
          2147483647)
        from prize left join prize_units using (prize_id) left join prize_given using (prize_id)
        where pool_id = subject.pool_id and odds_version = subject.odds_version and toy_id is not null
      $$;
    `.execute(db);
  },
};
