import { type Kysely, sql } from 'kysely';

/**
 * Operators change products. A deposit is always lower than what its product costs, also when deposit and price change
 * at once, and what goes on sale has a variant.
 */
export const productsByOperators = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      -- Counts the changes of a product and of its variants: who changes it says which one they saw.
      alter table product add version integer not null default 1;
      create index product_in_order on product (position, product_id);

      create function guard_product() returns trigger language plpgsql as $$
      begin
        if new.deposit >= (select min(least(price, sale_price)) from variant where product_id = new.product_id) then
          raise exception 'the deposit of product % is not lower than its price', new.product_id
            using errcode = 'check_violation', constraint = 'deposit_is_lower_than_price';
        end if;
        if new.listed_at is not null and not exists (select from variant where product_id = new.product_id) then
          raise exception 'product % has nothing to sell', new.product_id
            using errcode = 'check_violation', constraint = 'product_on_sale_has_a_variant';
        end if;
        return null;
      end $$;
      create trigger guard_product after update of deposit, listed_at on product
        for each row execute function guard_product();

      -- Waits while the product changes: its next deposit counts.
      create function guard_price() returns trigger language plpgsql as $$
      declare
        its_deposit integer;
      begin
        select deposit into its_deposit from product where product_id = new.product_id for share;
        if its_deposit >= least(new.price, new.sale_price) then
          raise exception 'the price of variant % is not higher than the deposit', new.variant_id
            using errcode = 'check_violation', constraint = 'deposit_is_lower_than_price';
        end if;
        return null;
      end $$;
      create trigger guard_price after insert or update of price, sale_price on variant
        for each row execute function guard_price();
    `.execute(db);
  },
};
