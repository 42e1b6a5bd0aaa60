import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';

/** How long sales wait to be counted, in ms: until then each read adds them up. */
export const countingInterval = 5_000;

/** Moves counted in one transaction. */
const atOnce = 1_000;

/** An arbitrary number, unique among the advisory locks. */
const salesLock = 94_000_001;

/** Adds what was sold to its days. An order never waits for the row of a day, in which all orders would meet. */
export async function countSales(db: Database): Promise<void> {
  while ((await countSome(db)) === atOnce);
}

/** Returns how many moves were counted: none when another process is counting. */
function countSome(db: Database): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock(${salesLock}::bigint) as free`.execute(transaction);
    if (rows[0]?.free !== true) return 0;
    const counted = await sql<{ moves: number }>`
      with moved as (
        delete from sales_move
        where move_id = any(array(select move_id from sales_move order by move_id limit ${atOnce}))
        returning *
      ), of_days as (
        insert into sales_day as held (day, orders, pieces, paid, cash, returned)
        select day, sum(orders), sum(pieces), sum(paid), sum(cash), sum(returned) from moved group by day
        on conflict (day) do update set
          orders = held.orders + excluded.orders, pieces = held.pieces + excluded.pieces, paid = held.paid + excluded.paid,
          cash = held.cash + excluded.cash, returned = held.returned + excluded.returned
      ), of_products as (
        insert into sales_of_product as held (day, product_id, pieces, worth)
        select day, product_id, sum(pieces), sum(worth) from moved where product_id is not null group by day, product_id
        on conflict (day, product_id) do update set
          pieces = held.pieces + excluded.pieces, worth = held.worth + excluded.worth
      )
      select count(*)::integer as moves from moved`.execute(transaction);
    return counted.rows[0]?.moves ?? 0;
  });
}
