import { type Kysely, sql } from 'kysely';

/** Items with an owner of their own: a toy can change hands and leave a collection, and its draw stays unchanged. */
export const items = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table toy add column may_gift boolean not null default true;
      alter table toy add column may_decompose boolean not null default true;

      -- How many items each prize has given. An item's serial number comes from here.
      create table prize_given (
        prize_id uuid primary key references prize,
        given integer not null check (given > 0)
      );
      insert into prize_given (prize_id, given) select prize_id, count(*) from item group by prize_id;

      alter table item add column toy_id uuid references toy;
      alter table item add column origin text not null default 'draw' check (origin in ('draw', 'upgrade', 'synthesis'));
      -- The upgrade or synthesis that made it; null for a draw, which pool and nonce name.
      alter table item add column origin_id uuid;
      alter table item add column serial integer check (serial > 0);
      alter table item add column shipping_class text not null default 'blind_box' check (shipping_class in ('blind_box', 'free_draw'));
      alter table item add column state text not null default 'held'
        check (state in ('held', 'gifting', 'shipping', 'delivered', 'decomposed', 'upgraded', 'synthesised'));
      -- What holds it or ended it, such as a parcel or a gift; null while it is held.
      alter table item add column held_by uuid;
      alter table item add column created_at timestamptz;

      update item set toy_id = made.toy_id, serial = made.serial, created_at = made.opened_at
      from (
        select item.item_id, prize.toy_id, opening.opened_at,
          row_number() over (partition by item.prize_id order by item.nonce) as serial
        from item
        join prize using (prize_id)
        join draw on draw.pool_id = item.pool_id and draw.nonce = item.nonce
        join opening using (opening_id)
      ) as made
      where item.item_id = made.item_id;

      alter table item alter column toy_id set not null;
      alter table item alter column serial set not null;
      alter table item alter column created_at set not null;
      alter table item alter column prize_id drop not null;
      alter table item alter column pool_id drop not null;
      alter table item alter column nonce drop not null;
      alter table item add constraint item_has_its_origin check (
        case origin when 'draw'
          then num_nulls(prize_id, pool_id, nonce) = 0 and origin_id is null
          else num_nonnulls(prize_id, pool_id, nonce, bonus) = 0 and origin_id is not null
        end
      );
      alter table item add constraint item_is_in_one_place check ((state = 'held') = (held_by is null));
      alter table item add constraint item_once_per_serial unique (prize_id, serial);
      -- Nulls are not distinct there: items that were not drawn would be the same.
      alter table item drop constraint item_once_per_draw;
      create unique index item_once_per_draw on item (pool_id, nonce, bonus) nulls not distinct where origin = 'draw';
      create index item_of_player on item (user_id, item_id);
      create index item_of_player_by_state on item (user_id, state, item_id);
      create index item_by_place on item (held_by) where held_by is not null;

      create function guard_item() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE'
          and to_jsonb(new) - array['user_id', 'state', 'held_by'] = to_jsonb(old) - array['user_id', 'state', 'held_by'] then
          return new;
        end if;
        raise exception 'item % is what it was made as: only its owner and its place change', old.item_id
          using errcode = 'check_violation', constraint = 'item_stays_what_it_is';
      end $$;
      create trigger guard_item before update or delete on item for each row execute function guard_item();
    `.execute(db);
  },
};
