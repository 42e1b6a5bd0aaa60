import { type Kysely, sql } from 'kysely';

/** What players wish for, and what they were last told of it. */
export const wishlist = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table wish (
        wish_id uuid primary key,
        user_id uuid not null references app_user,
        product_id uuid not null references product,
        -- What it cost when it was wished for.
        wished_price integer not null check (wished_price > 0),
        -- What its owner knows: only a lower price, and a return, is news.
        known_price integer not null check (known_price > 0),
        known_in_stock boolean not null,
        constraint wish_once unique (user_id, product_id)
      );
      create index wish_of_user on wish (user_id, wish_id);
      create index wish_of_product on wish (product_id, wish_id);
    `.execute(db);
  },
};
