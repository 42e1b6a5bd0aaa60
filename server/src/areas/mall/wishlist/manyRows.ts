import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';
import { manyId } from '../../../testing/manyId.ts';

export const manyRows: ManyRows = {
  // A list has 200 wishes at most.
  insert: ({ rows, players }) => [
    sql`
      insert into wish (wish_id, user_id, product_id, wished_price, known_price, known_in_stock)
      select many_id('wish', i), many_id('player', 1 + i % ${players}), many_id('product', i), 1000, 1000, true
      from generate_series(1, ${rows}::bigint) i`,
  ],
  requests: ({ rows }) => ({ '/api/mall/wishlist': [{ cursor: manyId('wish', rows - 100) }] }),
};
