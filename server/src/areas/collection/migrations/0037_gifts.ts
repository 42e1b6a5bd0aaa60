import { type Kysely, sql } from 'kysely';

/** Gifts of toys, and how many each player gives. */
export const gifts = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table gift (
        gift_id uuid primary key,
        from_user_id uuid not null references app_user,
        -- Null while nobody has taken it by its link.
        to_user_id uuid references app_user,
        -- SHA-256 of the link's secret: a reader of this table cannot open the gift. Null for a gift to a friend.
        link_hash bytea unique check (length(link_hash) = 32),
        message text check (message <> ''),
        state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'taken_back', 'expired')),
        created_at timestamptz not null,
        expires_at timestamptz not null check (expires_at > created_at),
        settled_at timestamptz,
        constraint nobody_gives_to_themselves check (to_user_id <> from_user_id),
        constraint gift_has_one_way check (num_nulls(to_user_id, link_hash) = 1 or (link_hash is not null and state = 'accepted')),
        constraint accepted_gift_has_its_player check (state <> 'accepted' or to_user_id is not null),
        constraint settled_with_its_time check ((state = 'open') = (settled_at is null))
      );
      create index gift_given on gift (from_user_id, gift_id);
      create index gift_received on gift (to_user_id, gift_id) where to_user_id is not null;
      create index gift_to_expire on gift (expires_at) where state = 'open';

      create table gift_item (
        gift_id uuid not null references gift,
        item_id uuid not null references item,
        -- As the giver chose them, from 0.
        position integer not null check (position >= 0),
        primary key (gift_id, item_id),
        unique (gift_id, position)
      );
      create index gift_item_by_item on gift_item (item_id);

      -- How much a player gives: open gifts, and those of the last day on which they gave one.
      create table gift_giver (
        user_id uuid primary key references app_user,
        open integer not null check (open >= 0),
        day_began timestamptz not null,
        that_day integer not null check (that_day > 0)
      );

      -- The rarity of a toy that was not drawn is that of its best prize.

      create function guard_gift() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and old.state = 'open' and new.state <> 'open'
          and to_jsonb(new) - array['state', 'settled_at', 'to_user_id'] = to_jsonb(old) - array['state', 'settled_at', 'to_user_id']
          and (old.to_user_id is null or new.to_user_id = old.to_user_id) then
          return new;
        end if;
        raise exception 'gift % is settled once and never changed', old.gift_id
          using errcode = 'check_violation', constraint = 'gift_is_settled_once';
      end $$;
      create trigger guard_gift before update or delete on gift for each row execute function guard_gift();
      create trigger guard_history before update or delete on gift_item for each row execute function guard_history();
      create trigger guard_history_whole before truncate on gift execute function guard_history();
      create trigger guard_history_whole before truncate on gift_item execute function guard_history();
    `.execute(db);
  },
};
