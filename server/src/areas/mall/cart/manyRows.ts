import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';

export const manyRows: ManyRows = {
  insert: ({ rows }) => [
    sql`
      insert into cart_line (user_id, variant_id, count, seen_price, put_at)
      select many_id('player', 2 + i / 20), many_id('variant', i % 20), 1, 1000, now()
      from generate_series(0, ${rows}::bigint - 1) i
      union all select many_id('player', 1), many_id('variant', i), 1, 1000, now() from generate_series(1, 50) i`,
  ],
};
