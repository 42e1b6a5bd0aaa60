import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';

export const manyRows: ManyRows = {
  // Ten years of days, and a year of two hundred products, until today.
  insert: ({ rows }) => [
    sql`
      insert into sales_day (day, orders, pieces, paid, cash, returned)
      select sales_day_of(now()) - i, 10, 20, 1000, 100, 10 from generate_series(0, 3649) i`,
    sql`
      insert into sales_of_product (day, product_id, pieces, worth)
      select sales_day_of(now()) - (i / 200)::integer, many_id('product', 1 + i % 200), 1 + i % 7, 1000
      from generate_series(0, ${rows}::bigint - 1) i`,
  ],
  short: { sales_move: 'what was sold in the last seconds' },
};
