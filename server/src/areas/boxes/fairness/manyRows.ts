import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';
import { manyId } from '../../../testing/manyId.ts';

export const manyRows: ManyRows = {
  insert: ({ pools }) => [
    sql`
      insert into pool_counted (pool_id, until_nonce, counted_at)
      select many_id('pool', i), 0, now() from generate_series(1, ${pools}::bigint) i`,
    sql`
      insert into prize_drawn (prize_id, drawn, guaranteed)
      select many_id('prize', 10 * i + place), 1, 0 from generate_series(1, ${pools}::bigint) i, generate_series(0, 1) as place`,
    sql`
      insert into pool_spent (user_id, pool_id, draws, coins)
      select many_owner(1), many_id('pool', i), 1, 1 from generate_series(1, ${pools}::bigint) i`,
  ],
  requests: () => ({
    '/api/box/fairness': [{ pool_id: manyId('pool', 1) }],
    '/api/box/spent': [{ pool_id: manyId('pool', 1) }],
  }),
};
