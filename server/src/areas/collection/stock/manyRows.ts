import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';
import { manyId } from '../../../testing/manyId.ts';

export const manyRows: ManyRows = {
  insert: ({ rows, pools }) => [
    sql`
      insert into stock (toy_id, on_hand, promised, low_since)
      select toy_id, ${rows}::integer, ${rows}::integer - 4, now() from toy where toy_id = many_id('toy', 1)
      union all select toy_id, ${rows}::integer, 0, null from toy where toy_id <> many_id('toy', 1)`,
    sql`
      insert into prize_units (prize_id, units)
      select many_id('prize', 10 * i + place), 100 from generate_series(1, ${pools}::bigint) i, generate_series(0, 1) as place`,
    sql`
      insert into stock_movement (toy_id, kind, on_hand, promised, reference_id, moved_at)
      select many_id('toy', 1 + i % 2), 'release', 0, -1, many_id('decomposing', i), now() from generate_series(1, ${rows}::bigint) i`,
  ],
  short: { stock: 'one for each toy' },
  requests: () => ({ '/api/stock/box': [{ pool_id: manyId('pool', 1) }] }),
};
