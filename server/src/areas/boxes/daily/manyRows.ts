import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';

export const manyRows: ManyRows = {
  // Two years of player 1, a day of everybody.
  insert: ({ players }) => [
    sql`
      insert into pool (pool_id, series_id, position, kind, supply, name, description, image, price, draws_per_seed, opened_at)
      select many_id('daily-pool', 1), series_id, 0, 'daily', 'infinite', name, description, '', 0, 1000000, now() from series limit 1`,
    sql`
      insert into opening (opening_id, user_id, pool_id, count, price, paid, client_seed, opened_at, revealed_at)
      select many_id('daily-opening', i), many_id('player', greatest(1, i - 700)), many_id('daily-pool', 1), 1, 0, 0, 'mine',
        now() - (i % 700) * interval '1 day', now()
      from generate_series(0, ${players}::bigint) i`,
    sql`
      insert into daily_draw (user_id, day, opening_id, drawn_at)
      select user_id, opened_at::date, opening_id, opened_at from opening
      where pool_id = many_id('daily-pool', 1) on conflict do nothing`,
    sql`insert into daily_reminder (user_id) select many_id('player', i) from generate_series(1, ${players}::bigint) i`,
  ],
  short: { reward: 'a shop thinks of a few dozen', reward_given: 'as many as draws, and read by the draw alone' },
};
