import { type Kysely, sql } from 'kysely';

/**
 * A pool's sale: a draft may have its days, what is on sale may be taken off. Then it draws no more, its seed is public,
 * the units that it held are free again, and its players got amends, which the ledger proves.
 */
export const sales = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table pool
        add sale_from timestamptz,
        add sale_until timestamptz,
        add scheduled boolean not null default false,
        add off_sale_at timestamptz,
        add constraint sale_ends_after_it_begins check (sale_until > sale_from),
        add constraint only_a_draft_is_scheduled check (not scheduled or (opened_at is null and sale_from is not null)),
        add constraint off_sale_was_on_sale check (off_sale_at is null or (opened_at is not null and not sold_out));
      create index pool_draft on pool (pool_id) where opened_at is null;
      create index pool_running on pool (pool_id) where opened_at is not null and off_sale_at is null and not sold_out;
      create index pool_ended on pool (pool_id) where sold_out or off_sale_at is not null;
      create index pool_begins on pool (sale_from) where scheduled;
      create index pool_ends on pool (sale_until) where sale_until is not null and opened_at is not null and off_sale_at is null;

      -- What players got when a pool was taken off sale.
      create table pool_amends (
        pool_id uuid not null references pool,
        user_id uuid not null references app_user,
        stones bigint not null check (stones > 0),
        given_at timestamptz not null,
        primary key (pool_id, user_id)
      );
      create trigger guard_history before update or delete on pool_amends for each row execute function guard_history();
      create trigger guard_history_whole before truncate on pool_amends execute function guard_history();

      create function guard_sale() returns trigger language plpgsql as $$
      begin
        -- Its line of players may still empty; the generated column is not computed yet.
        if old.off_sale_at is not null and to_jsonb(new) - array['held_by', 'held_since', 'held_until', 'waiting', 'sold_out']
          <> to_jsonb(old) - array['held_by', 'held_since', 'held_until', 'waiting', 'sold_out'] then
          raise exception 'pool % is off sale: nothing of it changes', old.pool_id
            using errcode = 'check_violation', constraint = 'off_sale_is_for_good';
        end if;
        if new.off_sale_at is not null and old.off_sale_at is null
          and exists (select from pool_seed where pool_id = new.pool_id and revealed_at is null) then
          raise exception 'pool % is off sale, and its seed is secret', new.pool_id
            using errcode = 'check_violation', constraint = 'off_sale_reveals_its_seed';
        end if;
        return new;
      end $$;
      create trigger guard_sale before update on pool for each row execute function guard_sale();

      alter table stock_movement
        drop constraint movement_does_what_it_says,
        add constraint movement_does_what_it_says check (case kind
          when 'begin' then on_hand >= 0 and promised between 0 and on_hand
          when 'receive' then on_hand > 0 and promised = 0
          when 'correct' then on_hand <> 0 and promised = 0
          when 'promise' then on_hand = 0 and promised > 0
          -- From a prize of a pool that is off sale.
          when 'withdraw' then on_hand = 0 and promised < 0
          when 'make' then on_hand = 0 and promised > 0
          when 'replace' then on_hand = 0 and promised > 0
          when 'release' then on_hand = 0 and promised < 0
          when 'ship' then on_hand < 0 and promised = on_hand
          when 'come_back' then on_hand > 0 and promised = on_hand
          else false
        end),
        drop constraint promise_names_its_prize,
        add constraint promise_names_its_prize check ((kind in ('promise', 'withdraw')) = (prize_id is not null));

      create or replace function count_stock() returns trigger language plpgsql as $$
      begin
        perform from stock where toy_id in (select toy_id from moved) order by toy_id for no key update;
        update stock set
          on_hand = stock.on_hand + change.on_hand,
          promised = stock.promised + change.promised,
          low_since = case when free + change.on_hand - change.promised < 5 then coalesce(low_since, change.moved_at) end
        from (
          select toy_id, sum(on_hand)::integer as on_hand, sum(promised)::integer as promised, max(moved_at) as moved_at
          from moved group by toy_id
        ) as change
        where stock.toy_id = change.toy_id;
        insert into prize_units (prize_id, units)
        select prize_id, sum(promised) from moved where kind = 'promise' group by prize_id order by prize_id
        on conflict (prize_id) do update set units = prize_units.units + excluded.units;
        update prize_units set units = units + moved.promised
        from moved where moved.kind = 'withdraw' and moved.prize_id = prize_units.prize_id;
        return null;
      end $$;

      create function return_units() returns trigger language plpgsql as $$
      begin
        -- Units may be promised until these rows are ours. What was promised meanwhile is seen by the next statement.
        perform from stock where toy_id in (select toy_id from prize where pool_id = new.pool_id)
          order by toy_id for no key update;
        insert into stock_movement (toy_id, kind, on_hand, promised, prize_id, reference_id, moved_at)
        select toy_id, 'withdraw', 0, coalesce(given, 0) - units, prize_id, new.pool_id, new.off_sale_at
        from prize join prize_units using (prize_id) left join prize_given using (prize_id)
        where pool_id = new.pool_id and units > coalesce(given, 0);
        return null;
      end $$;
      create trigger return_units after update on pool for each row
        when (old.off_sale_at is null and new.off_sale_at is not null) execute function return_units();
    `.execute(db);
  },
};
