import { type Kysely, sql } from 'kysely';

/** An opening stores the parts of its price, which add up, and the coupon that it used up. */
export const openingPriceLine = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table opening
        add coupon_id uuid references coupon,
        add coupon_off bigint not null default 0,
        drop constraint paid_is_price_by_count,
        add constraint price_line_adds_up check (paid >= 0 and coupon_off >= 0 and paid + coupon_off = price * count),
        add constraint coupon_takes_something_off check ((coupon_id is null) = (coupon_off = 0));
      -- A coupon that came back may be used again: what it is used for now is in the coupon.
      create index opening_by_coupon on opening (coupon_id) where coupon_id is not null;
    `.execute(db);
  },
};
