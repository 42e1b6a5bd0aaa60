import { type Kysely, sql } from 'kysely';

/**
 * What the mall sells. A variant's units stand on its shelf: `shelf` counts them by a trigger of `shelf_movement`, whose
 * rows are never changed. Units of a variant with a toy come from the store room and go back there, each movement with
 * its partner in `stock_movement`, so that a unit is in one place.
 */
export const mallCatalogue = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table product (
        product_id uuid primary key,
        series_id uuid not null references series,
        -- The toy that it shows, if any: which boxes it is in follows from it.
        toy_id uuid references toy,
        category text not null check (category in ('figure', 'plush', 'keychain', 'poster', 'display', 'set')),
        -- Order in the shop.
        position integer not null,
        name jsonb not null,
        description jsonb not null,
        photos jsonb not null check (jsonb_typeof(photos) = 'array' and jsonb_array_length(photos) between 1 and 9),
        video text,
        shipping_fee integer not null check (shipping_fee >= 0),
        cod_allowed boolean not null,
        limit_per_buyer integer check (limit_per_buyer > 0),
        deposit integer check (deposit > 0),
        pays_from timestamptz,
        pays_until timestamptz,
        -- Null while it is not for sale.
        listed_at timestamptz,
        constraint pre_sale_has_its_window check (
          (deposit is null) = (pays_from is null) and (deposit is null) = (pays_until is null) and pays_from < pays_until
        ),
        constraint pre_sale_is_paid_ahead check (deposit is null or not cod_allowed)
      );
      create index product_on_shelf on product (series_id, position) where listed_at is not null;
      create index product_of_toy on product (toy_id) where toy_id is not null;
      create index product_by_age on product (listed_at, product_id) where listed_at is not null;
      create index product_by_category on product (category, position) where listed_at is not null;
      create index product_in_pre_sale on product (pays_from, product_id) where listed_at is not null and deposit is not null;

      create table variant (
        variant_id uuid primary key,
        product_id uuid not null references product,
        position integer not null,
        name jsonb not null,
        photos jsonb not null check (jsonb_typeof(photos) = 'array'),
        price integer not null check (price > 0),
        sale_price integer check (sale_price > 0),
        sale_from timestamptz,
        sale_until timestamptz,
        -- Its units are units of this toy in the store room; without it they are the mall's own goods.
        toy_id uuid references toy,
        constraint variant_has_its_place unique (product_id, position),
        constraint sale_is_lower_for_a_time check (
          (sale_price is null) = (sale_from is null) and (sale_price is null) = (sale_until is null)
          and sale_price < price and sale_from < sale_until
        )
      );
      create index variant_on_sale on variant (sale_until) where sale_until is not null;

      create table shelf (
        variant_id uuid primary key references variant,
        on_hand integer not null default 0 check (on_hand >= 0),
        -- Since when few are free; what is few is in the table.
        low_since timestamptz,
        constraint low_shelf_has_its_time check ((on_hand < 5) = (low_since is not null))
      );
      create index shelf_by_units on shelf (on_hand, variant_id);
      create index shelf_by_low on shelf (low_since) where low_since is not null;

      create function open_shelf() returns trigger language plpgsql as $$
      begin
        insert into shelf (variant_id, low_since) values (new.variant_id, now());
        return null;
      end $$;
      create trigger open_shelf after insert on variant for each row execute function open_shelf();

      -- What a variant's units are never changes: those on its shelf would be others.
      create function guard_variant() returns trigger language plpgsql as $$
      begin
        if (new.variant_id, new.product_id) <> (old.variant_id, old.product_id) or new.toy_id is distinct from old.toy_id then
          raise exception 'a variant keeps its product and its toy'
            using errcode = 'check_violation', constraint = 'variant_keeps_its_toy';
        end if;
        return new;
      end $$;
      create trigger guard_variant before update on variant for each row execute function guard_variant();

      create table shelf_movement (
        -- In the order of a variant's movements, because each locks its count first.
        movement_id bigint generated always as identity primary key,
        variant_id uuid not null references variant,
        kind text not null,
        -- What changes.
        on_hand integer not null,
        operator_id uuid references app_user,
        reason text,
        moved_at timestamptz not null,
        constraint shelf_movement_does_what_it_says check (case kind
          -- What was there before anybody counted: the demo's, and a test's.
          when 'begin' then on_hand > 0
          when 'receive' then on_hand > 0
          when 'correct' then on_hand <> 0
          -- From the store room and back to it.
          when 'shelve' then on_hand > 0
          when 'unshelve' then on_hand < 0
          else false
        end),
        constraint shelf_operator_gives_a_reason check ((operator_id is null) = (reason is null))
      );
      create index shelf_movement_of_variant on shelf_movement (variant_id, movement_id);
      create trigger guard_history before update or delete on shelf_movement for each row execute function guard_history();
      create trigger guard_history_whole before truncate on shelf_movement execute function guard_history();

      -- Locks the counts in order of variant, so that movements of several never wait for each other crosswise. Units of
      -- a toy move in the store room too, in the same statement.
      create function count_shelf() returns trigger language plpgsql as $$
      begin
        if exists (
          select from moved join variant using (variant_id)
          where (kind in ('shelve', 'unshelve')) <> (toy_id is not null) and kind <> 'correct'
        ) then
          raise exception 'units of a toy come from the store room, others do not'
            using errcode = 'check_violation', constraint = 'toy_units_come_from_store_room';
        end if;
        perform from shelf where variant_id in (select variant_id from moved) order by variant_id for no key update;
        update shelf set
          on_hand = shelf.on_hand + change.on_hand,
          low_since = case when shelf.on_hand + change.on_hand < 5 then coalesce(low_since, change.moved_at) end
        from (
          select variant_id, sum(on_hand)::integer as on_hand, max(moved_at) as moved_at
          from moved group by variant_id
        ) as change
        where shelf.variant_id = change.variant_id;
        insert into stock_movement (toy_id, kind, on_hand, promised, reference_id, moved_at)
        select toy_id, moved.kind, -moved.on_hand, 0, variant_id, moved.moved_at
        from moved join variant using (variant_id) where moved.kind in ('shelve', 'unshelve');
        return null;
      end $$;
      create trigger count_shelf after insert on shelf_movement referencing new table as moved
        for each statement execute function count_shelf();
    `.execute(db);
  },
};
