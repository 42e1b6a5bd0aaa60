import { sql } from 'kysely';
import type { Check } from '../../../platform/db/runChecks.ts';

export const salesChecks: readonly Check[] = [
  {
    invariant: '2: the sales of a day are what the ledger, the orders and the shelves say',
    offending: sql`
      with money as (
        select sales_day_of(journal.created_at) as day,
          coalesce(sum(amount) filter (where kind in ('mall_payment', 'mall_deposit')), 0) as paid,
          coalesce(sum(amount) filter (where kind in ('mall_cash', 'mall_cash_back')), 0) as cash,
          coalesce(-sum(amount) filter (where kind in ('mall_return', 'mall_deposit_return', 'mall_refund')), 0) as returned
        from journal join entry using (journal_id) join ledger_account using (account_id)
        where ledger_account.system = 'sales' and kind in
          ('mall_payment', 'mall_deposit', 'mall_cash', 'mall_cash_back', 'mall_return', 'mall_deposit_return', 'mall_refund')
        group by 1
      ), placed as (
        select sales_day_of(created_at) as day, count(*) as orders from mall_order group by 1
      ), moved as (
        select sales_day_of(moved_at) as day, -sum(on_hand) as pieces from shelf_movement where order_id is not null group by 1
      ), truth as (
        select day, coalesce(orders, 0) as orders, coalesce(pieces, 0) as pieces, coalesce(paid, 0) as paid,
          coalesce(cash, 0) as cash, coalesce(returned, 0) as returned
        from money full join placed using (day) full join moved using (day)
      ), counted as (
        select day, sum(orders) as orders, sum(pieces) as pieces, sum(paid) as paid, sum(cash) as cash,
          sum(returned) as returned
        from (
          select day, orders, pieces, paid, cash, returned from sales_day
          union all select day, orders, pieces, paid, cash, returned from sales_move
        ) as sold
        group by day
      )
      select day::text, counted.paid::text, truth.paid::text as paid_in_ledger, counted.returned::text,
        truth.returned::text as returned_in_ledger, counted.orders::text, counted.pieces::text
      from counted full join truth using (day)
      where (counted.orders, counted.pieces, counted.paid, counted.cash, counted.returned)
        is distinct from (truth.orders, truth.pieces, truth.paid, truth.cash, truth.returned)`,
  },
  {
    invariant: '3: the pieces of a product that were sold on a day are what left its shelves',
    offending: sql`
      with truth as (
        select sales_day_of(moved_at) as day, product_id, -sum(on_hand) as pieces, -sum(on_hand * price::bigint) as worth
        from shelf_movement join mall_order_line using (order_id, variant_id) group by 1, 2
      ), counted as (
        select day, product_id, sum(pieces) as pieces, sum(worth) as worth
        from (
          select day, product_id, pieces, worth from sales_of_product
          union all select day, product_id, pieces, worth from sales_move where product_id is not null
        ) as sold
        group by day, product_id
      )
      select day::text, product_id, counted.pieces::text, truth.pieces::text as left_shelves
      from counted full join truth using (day, product_id)
      where (counted.pieces, counted.worth) is distinct from (truth.pieces, truth.worth)`,
  },
];
