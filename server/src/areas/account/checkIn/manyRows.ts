import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';

export const manyRows: ManyRows = {
  // Two years of player 1, a day of everybody.
  insert: ({ players }) => [
    sql`
      insert into check_in (check_in_id, user_id, day, streak, stones, checked_in_at)
      select many_id('check-in', i), many_id('player', greatest(1, i - 700)), current_date - (i % 700)::int, 1, 1, now()
      from generate_series(0, ${players}::bigint) i on conflict do nothing`,
  ],
};
