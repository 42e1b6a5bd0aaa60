import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';
import { manyId } from '../../../testing/manyId.ts';

export const manyRows: ManyRows = {
  insert: ({ rows, pools }) => [
    // A toy is in a few dozen boxes, not in every twentieth: this one is in two.
    sql`
      insert into toy (toy_id, series_id, name, description, material, image, height_mm, value)
      select many_id('stock_toy', 1), series_id, name, description, material, image, height_mm, value
      from toy where toy_id = many_id('toy', 1)`,
    sql`
      insert into prize (prize_id, pool_id, position, tier, rarity, toy_id, weight)
      select many_id('stock_prize', i), many_id('pool', i), 2, 'B', 'rare', many_id('stock_toy', 1), 1
      from generate_series(2, 3) i`,
    sql`
      insert into stock (toy_id, on_hand, promised, low_since)
      select toy_id, ${rows}::integer, ${rows}::integer - 4, now() from toy`,
    sql`
      insert into prize_units (prize_id, units)
      select many_id('prize', 10 * i + place), ${rows}::integer
      from generate_series(1, ${pools}::bigint) i, generate_series(0, 1) as place
      union all select many_id('stock_prize', i), 100 from generate_series(2, 3) i`,
    sql`
      insert into stock_movement (toy_id, kind, on_hand, promised, reference_id, moved_at)
      select many_id('stock_toy', 1 + i % 2), 'release', 0, -1, many_id('decomposing', i), now()
      from generate_series(1, ${rows}::bigint) i`,
  ],
  short: { stock: 'one for each toy' },
  requests: () => ({ '/api/stock/box': [{ pool_id: manyId('pool', 2) }] }),
};
