import { type Kysely, sql } from 'kysely';

/** Users' delivery addresses. */
export const addresses = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table user_address (
        address_id uuid primary key,
        user_id uuid not null references app_user,
        consignee text not null check (char_length(consignee) between 1 and 50),
        phone text not null check (phone ~ '^\\+84[0-9]{9}$'),
        province_code text not null check (province_code ~ '^[0-9]{2}$'),
        -- Names at the time of saving: areas merge and are renamed, a saved address stays the same.
        province_name text not null check (province_name <> ''),
        ward_code text not null check (ward_code ~ '^[0-9]{5}$'),
        ward_name text not null check (ward_name <> ''),
        detail text not null check (char_length(detail) between 1 and 140),
        latitude double precision check (latitude between -85 and 85),
        longitude double precision check (longitude between -180 and 180),
        is_default boolean not null,
        created_at timestamptz not null,
        constraint position_is_whole check ((latitude is null) = (longitude is null))
      );
      create index address_by_user on user_address (user_id, address_id desc);
      create unique index default_address on user_address (user_id) where is_default;

      -- Checked at commit: the transaction locks the user's row first, so none runs beside it.
      create function check_addresses() returns trigger language plpgsql as $$
      declare
        owner uuid := case tg_op when 'DELETE' then old.user_id else new.user_id end;
        kept bigint;
        defaults bigint;
      begin
        select count(*), count(*) filter (where is_default) into kept, defaults
          from user_address where user_id = owner;
        if kept > 20 then
          raise exception 'user % has % addresses', owner, kept
            using errcode = 'check_violation', constraint = 'most_addresses';
        end if;
        if kept > 0 and defaults <> 1 then
          raise exception 'user % has % default addresses', owner, defaults
            using errcode = 'check_violation', constraint = 'one_default_address';
        end if;
        return null;
      end $$;
      create constraint trigger check_addresses after insert or update or delete on user_address
        deferrable initially deferred for each row execute function check_addresses();
    `.execute(db);
  },
};
