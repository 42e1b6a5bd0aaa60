import { type Kysely, sql } from 'kysely';

/** Toys on their way to their players, in parcels that are ordered together and then go by themselves. */
export const parcels = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table shipping_order (
        order_id uuid primary key,
        user_id uuid not null references app_user,
        fee bigint not null check (fee >= 0),
        created_at timestamptz not null
      );

      create table parcel (
        parcel_id uuid primary key,
        -- What people call it by.
        number bigint not null unique generated always as identity (start with 100001),
        -- Null for a replacement, which nobody paid for.
        order_id uuid references shipping_order,
        user_id uuid not null references app_user,
        state text not null check (state in ('paid', 'packing', 'shipped', 'received', 'cancelled')),
        stage text not null generated always as (case when state in ('received', 'cancelled') then state else 'open' end) stored,
        shipping_class text not null check (shipping_class in ('blind_box', 'free_draw')),
        pieces integer not null check (pieces between 1 and 20),
        fee bigint not null,
        consignee text not null,
        phone text not null,
        province_code text not null,
        province_name text not null,
        ward_code text not null,
        ward_name text not null,
        detail text not null,
        carrier text,
        tracking_number text,
        created_at timestamptz not null,
        changed_at timestamptz not null,
        -- When it counts as received by itself, while it is on its way.
        closes_at timestamptz,
        received_at timestamptz,
        constraint parcel_fee check (fee = case when order_id is null or pieces >= 3 then 0 else 30000 end),
        constraint parcel_is_tracked check (
          (carrier is null) = (tracking_number is null)
          and (state not in ('shipped', 'received') or carrier is not null)
          and (state not in ('paid', 'packing') or carrier is null)
        ),
        constraint parcel_closes check ((closes_at is not null) = (state = 'shipped')),
        constraint parcel_was_received check ((received_at is not null) = (state = 'received')),
        unique (parcel_id, shipping_class)
      );
      create index parcel_of_player on parcel (user_id, stage, parcel_id);
      create index parcel_of_order on parcel (order_id) where order_id is not null;
      create index parcel_by_state on parcel (state, parcel_id);
      create index parcel_by_closing on parcel (closes_at) where closes_at is not null;

      create function guard_parcel() returns trigger language plpgsql as $$
      declare
        changes text[] := array['state', 'stage', 'changed_at', 'closes_at', 'received_at', 'carrier', 'tracking_number',
          'consignee', 'phone', 'province_code', 'province_name', 'ward_code', 'ward_name', 'detail'];
      begin
        if tg_op = 'UPDATE' and old.stage = 'open' and to_jsonb(new) - changes = to_jsonb(old) - changes then
          return new;
        end if;
        raise exception 'parcel % keeps what is in it, and ends once', old.parcel_id
          using errcode = 'check_violation', constraint = 'parcel_ends_once';
      end $$;
      create trigger guard_parcel before update or delete on parcel for each row execute function guard_parcel();

      -- What was put into it. An item that left a cancelled parcel may be in another one since.
      create table parcel_item (
        parcel_id uuid not null references parcel,
        position integer not null check (position between 1 and 20),
        item_id uuid not null references item,
        primary key (parcel_id, position),
        unique (parcel_id, item_id)
      );
      create index parcel_item_by_item on parcel_item (item_id);
      create trigger guard_history before update or delete on parcel_item for each row execute function guard_history();
      create trigger guard_history_whole before truncate on parcel_item execute function guard_history();

      -- An item never changes its class, so it is enough to look as it is put in.
      create function guard_parcel_class() returns trigger language plpgsql as $$
      begin
        if (select shipping_class from item where item_id = new.item_id)
          is distinct from (select shipping_class from parcel where parcel_id = new.parcel_id) then
          raise exception 'item % travels apart from parcel %', new.item_id, new.parcel_id
            using errcode = 'check_violation', constraint = 'parcel_has_one_class';
        end if;
        return new;
      end $$;
      create trigger guard_parcel_class before insert on parcel_item for each row execute function guard_parcel_class();

      create table parcel_event (
        event_id bigint generated always as identity primary key,
        parcel_id uuid not null references parcel,
        event text not null,
        actor text not null check (actor in ('buyer', 'operator', 'shop')),
        -- Null where the shop acts by itself.
        actor_id uuid references app_user,
        note text,
        happened_at timestamptz not null,
        check ((actor_id is null) = (actor = 'shop'))
      );
      create index parcel_event_of_parcel on parcel_event (parcel_id, event_id);
      create trigger guard_history before update or delete on parcel_event for each row execute function guard_history();
      create trigger guard_history_whole before truncate on parcel_event execute function guard_history();
    `.execute(db);
  },
};
