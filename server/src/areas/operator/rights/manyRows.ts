import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';
import { manyId } from '../../../testing/manyId.ts';

export const manyRows: ManyRows = {
  insert: ({ players }) => [
    sql`
      insert into operator_right (user_id, "right", granted_at)
      select many_id('player', i), own, now()
      from generate_series(1, ${players}::bigint) i,
        unnest(array['catalogue', 'orders', 'money', 'people', 'content', 'audit']) own`,
  ],
  requests: ({ players }) => ({ '/api/operator/rights/list': [{ cursor: manyId('player', players - 500) }] }),
};
