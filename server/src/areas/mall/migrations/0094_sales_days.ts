import { type Kysely, sql } from 'kysely';

/**
 * What the mall sold, by days. Orders and shelves write moves, which nobody waits for; a job adds them to the days, and a
 * read adds what is not counted yet.
 */
export const salesDays = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      -- In Asia/Ho_Chi_Minh, which has been UTC+7 all year since 1975.
      create function sales_day_of(moment timestamptz) returns date language sql immutable as
        $$ select (moment at time zone 'UTC' + interval '7 hours')::date $$;

      create table sales_day (
        day date primary key,
        orders bigint not null,
        pieces bigint not null,
        paid bigint not null,
        cash bigint not null,
        returned bigint not null
      );
      create table sales_of_product (
        day date not null,
        product_id uuid not null references product,
        pieces bigint not null,
        -- Of these pieces in their orders.
        worth bigint not null,
        primary key (day, product_id)
      );
      create table sales_move (
        move_id bigint primary key generated always as identity,
        day date not null,
        -- Of the pieces that moved; null where money did, or an order was placed.
        product_id uuid references product,
        orders integer not null default 0,
        pieces integer not null default 0,
        worth bigint not null default 0,
        paid bigint not null default 0,
        cash bigint not null default 0,
        returned bigint not null default 0
      );

      create function note_order_sales() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          insert into sales_move (day, orders) values (sales_day_of(new.created_at), 1);
        else
          insert into sales_move (day, paid, cash, returned) values (
            sales_day_of(new.changed_at), new.paid - old.paid, new.cash - old.cash, new.returned - old.returned
          );
        end if;
        return null;
      end $$;
      create trigger note_order after insert on mall_order for each row execute function note_order_sales();
      create trigger note_order_money after update on mall_order for each row
        when ((new.paid, new.cash, new.returned) is distinct from (old.paid, old.cash, old.returned))
        execute function note_order_sales();

      create function note_piece_sales() returns trigger language plpgsql as $$
      begin
        insert into sales_move (day, product_id, pieces, worth)
        select sales_day_of(new.moved_at), product_id, -new.on_hand, -new.on_hand * price::bigint
        from mall_order_line where order_id = new.order_id and variant_id = new.variant_id;
        return null;
      end $$;
      create trigger note_pieces after insert on shelf_movement for each row
        when (new.order_id is not null) execute function note_piece_sales();

      -- What was sold until now.
      with money as (
        select sales_day_of(journal.created_at) as day,
          coalesce(sum(amount) filter (where kind in ('mall_payment', 'mall_deposit')), 0) as paid,
          coalesce(sum(amount) filter (where kind in ('mall_cash', 'mall_cash_back')), 0) as cash,
          coalesce(-sum(amount) filter (where kind in ('mall_return', 'mall_deposit_return', 'mall_refund')), 0) as returned
        from journal join entry using (journal_id) join ledger_account using (account_id)
        where ledger_account.system = 'sales' and kind like 'mall%' group by 1
      ), placed as (
        select sales_day_of(created_at) as day, count(*) as orders from mall_order group by 1
      ), moved as (
        select sales_day_of(moved_at) as day, -sum(on_hand) as pieces from shelf_movement where order_id is not null group by 1
      )
      insert into sales_day (day, orders, pieces, paid, cash, returned)
      select day, coalesce(orders, 0), coalesce(pieces, 0), coalesce(paid, 0), coalesce(cash, 0), coalesce(returned, 0)
      from money full join placed using (day) full join moved using (day);
      insert into sales_of_product (day, product_id, pieces, worth)
      select sales_day_of(moved_at), product_id, -sum(on_hand), -sum(on_hand * price::bigint)
      from shelf_movement join mall_order_line using (order_id, variant_id) group by 1, 2;
    `.execute(db);
  },
};
