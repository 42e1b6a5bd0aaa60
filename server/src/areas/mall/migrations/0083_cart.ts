import { type Kysely, sql } from 'kysely';

/** What players mean to buy. */
export const cart = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table cart_line (
        user_id uuid not null references app_user,
        variant_id uuid not null references variant,
        count integer not null,
        -- What it cost when it was put in, or last agreed to.
        seen_price integer not null check (seen_price > 0),
        put_at timestamptz not null,
        primary key (user_id, variant_id),
        constraint cart_count_is_a_quantity check (count between 1 and 99)
      );
    `.execute(db);
  },
};
