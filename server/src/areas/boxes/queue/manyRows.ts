import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';
import { manyId } from '../../../testing/manyId.ts';

export const manyRows: ManyRows = {
  // Everybody waits for some box.
  insert: ({ players, pools }) => [
    sql`
      insert into box_place (user_id, pool_id, joined_at)
      select many_id('player', i), many_id('pool', 2 + i % greatest(1, ${pools}::bigint - 2)), now()
      from generate_series(1, ${players}::bigint) i`,
    sql`
      insert into box_rest (pool_id, unused)
      select many_id('pool', i), 1 from generate_series(1, ${pools}::bigint) i`,
  ],
  requests: () => ({ '/api/box/queue': [{ pool_id: manyId('pool', 2) }] }),
};
