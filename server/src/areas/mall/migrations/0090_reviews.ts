import { type Kysely, sql } from 'kysely';

/**
 * What buyers say of what they received: one review for each line of an order. `review_summary` counts those that
 * everybody can read, by triggers of `review`, so that a product's stars cost one row however many reviews it has.
 */
export const reviews = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table review (
        review_id uuid primary key,
        order_id uuid not null,
        variant_id uuid not null,
        product_id uuid not null references product,
        user_id uuid not null references app_user,
        stars smallint not null check (stars between 1 and 5),
        -- Null when only stars were given.
        words text check (char_length(words) between 1 and 1000),
        -- How many it has: the audit counts them.
        photos smallint not null check (photos between 0 and 6),
        created_at timestamptz not null,
        changed_at timestamptz,
        hidden_at timestamptz,
        hidden_by uuid references app_user,
        hidden_reason text,
        answer text,
        answered_at timestamptz,
        answered_by uuid references app_user,
        constraint review_once_a_line unique (order_id, variant_id),
        constraint review_of_a_line foreign key (order_id, variant_id) references mall_order_line (order_id, variant_id),
        constraint review_is_hidden_for_a_reason check (
          (hidden_at is null) = (hidden_by is null) and (hidden_at is null) = (hidden_reason is null)
        ),
        constraint review_answer_is_whole check (
          (answer is null) = (answered_at is null) and (answer is null) = (answered_by is null)
        )
      );
      create index review_of_product on review (product_id, review_id) where hidden_at is null;
      create index review_of_product_by_stars on review (product_id, stars, review_id) where hidden_at is null;
      create index review_of_product_with_photos on review (product_id, review_id) where hidden_at is null and photos > 0;
      create index review_of_product_by_stars_with_photos on review (product_id, stars, review_id)
        where hidden_at is null and photos > 0;
      create index review_with_photos on review (review_id) where photos > 0;
      create index review_that_is_low on review (review_id) where stars <= 2;
      create index review_that_is_hidden on review (review_id) where hidden_at is not null;
      create index review_without_answer on review (review_id) where hidden_at is null and answer is null;

      create table review_photo (
        review_id uuid not null references review,
        position smallint not null check (position between 1 and 6),
        -- Null for a picture of the shop's own.
        file_id uuid references file,
        url text not null,
        primary key (review_id, position)
      );
      create unique index review_photo_once on review_photo (file_id) where file_id is not null;

      create table review_summary (
        product_id uuid primary key references product,
        stars_1 integer not null check (stars_1 >= 0),
        stars_2 integer not null check (stars_2 >= 0),
        stars_3 integer not null check (stars_3 >= 0),
        stars_4 integer not null check (stars_4 >= 0),
        stars_5 integer not null check (stars_5 >= 0),
        with_photos integer not null check (with_photos >= 0),
        reviews integer not null generated always as (stars_1 + stars_2 + stars_3 + stars_4 + stars_5) stored,
        -- All stars together, for the average.
        points integer not null
          generated always as (stars_1 + 2 * stars_2 + 3 * stars_3 + 4 * stars_4 + 5 * stars_5) stored
      );

      create function guard_review() returns trigger language plpgsql as $$
      declare
        changes text[] := array['stars', 'words', 'photos', 'changed_at', 'hidden_at', 'hidden_by', 'hidden_reason',
          'answer', 'answered_at', 'answered_by'];
      begin
        if tg_op = 'UPDATE' and to_jsonb(new) - changes = to_jsonb(old) - changes then
          return new;
        end if;
        raise exception 'review % keeps its line and is never deleted', old.review_id
          using errcode = 'check_violation', constraint = 'review_keeps_its_line';
      end $$;
      create trigger guard_review before update or delete on review for each row execute function guard_review();

      -- The product's row is locked here, at the end of the one statement that writes a review.
      create function count_review() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and old.hidden_at is null then
          update review_summary set
            stars_1 = stars_1 - (old.stars = 1)::integer,
            stars_2 = stars_2 - (old.stars = 2)::integer,
            stars_3 = stars_3 - (old.stars = 3)::integer,
            stars_4 = stars_4 - (old.stars = 4)::integer,
            stars_5 = stars_5 - (old.stars = 5)::integer,
            with_photos = with_photos - (old.photos > 0)::integer
          where product_id = old.product_id;
        end if;
        if new.hidden_at is null then
          insert into review_summary as summary (product_id, stars_1, stars_2, stars_3, stars_4, stars_5, with_photos)
          values (new.product_id, (new.stars = 1)::integer, (new.stars = 2)::integer, (new.stars = 3)::integer,
            (new.stars = 4)::integer, (new.stars = 5)::integer, (new.photos > 0)::integer)
          on conflict (product_id) do update set
            stars_1 = summary.stars_1 + excluded.stars_1,
            stars_2 = summary.stars_2 + excluded.stars_2,
            stars_3 = summary.stars_3 + excluded.stars_3,
            stars_4 = summary.stars_4 + excluded.stars_4,
            stars_5 = summary.stars_5 + excluded.stars_5,
            with_photos = summary.with_photos + excluded.with_photos;
        end if;
        return null;
      end $$;
      create trigger count_review after insert on review for each row execute function count_review();
      create trigger count_changed_review after update of stars, photos, hidden_at on review
        for each row execute function count_review();
    `.execute(db);
  },
};
