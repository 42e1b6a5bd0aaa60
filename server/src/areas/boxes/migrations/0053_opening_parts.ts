import { type Kysely, sql } from 'kysely';

/** An opening stores the stones and diamonds that paid a part of it; all parts add up. A pool says whether it takes diamonds. */
export const openingParts = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table pool add diamonds_allowed boolean not null default true;
      alter table opening
        add stones bigint not null default 0,
        add diamonds bigint not null default 0,
        add diamond_off bigint not null default 0,
        drop constraint price_line_adds_up,
        add constraint price_line_adds_up check (
          paid >= 0 and coupon_off >= 0 and stones >= 0 and diamonds >= 0 and diamond_off >= 0
          and paid + coupon_off + stones + diamond_off = price * count
        ),
        add constraint stones_pay_half_at_most check (2 * stones <= price * count - coupon_off),
        -- Only the last diamond may lose a part, and then nothing is left to pay.
        add constraint diamonds_pay_100_coins check (
          diamond_off = diamonds * 100 or paid = 0 and diamond_off between (diamonds - 1) * 100 + 1 and diamonds * 100
        );
    `.execute(db);
  },
};
