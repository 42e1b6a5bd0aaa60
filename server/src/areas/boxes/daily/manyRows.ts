import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';

const words = '{"vn": "Rút", "zh": "抽", "en": "Draw"}';

export const manyRows: ManyRows = {
  // Two years of player 1, a day of everybody.
  insert: ({ players }) => [
    sql`
      insert into pool (pool_id, series_id, position, kind, supply, name, description, image, price, draws_per_seed, backed_until, opened_at)
      values (many_id('daily-pool', 1), many_id('series', 1), 0, 'daily', 'infinite', ${words}, ${words}, '', 0, 1000, 1000000000, now())`,
    sql`
      insert into daily_draw (user_id, day, opening_id, drawn_at)
      select many_id('player', greatest(1, i - 700)), day, many_id('daily-opening', i),
        (day + interval '21 hours') at time zone 'Asia/Ho_Chi_Minh'
      from generate_series(0, ${players}::bigint) i, lateral (select current_date - (i % 700)::int as day) as evening
      on conflict do nothing`,
    sql`insert into daily_reminder (user_id) select many_id('player', i) from generate_series(1, ${players}::bigint) i`,
  ],
  short: { reward: 'a shop thinks of a few dozen' },
};
