import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';
import { manyId } from '../../../testing/manyId.ts';

export const manyRows: ManyRows = {
  insert: ({ rows }) => [
    sql`
      insert into decomposing (decomposing_id, user_id, count, stones, decomposed_at)
      select many_id('decomposing', i), many_owner(i), 1, 1000, now() from generate_series(1, ${rows}::bigint) i`,
  ],
  requests: () => ({ '/api/bag/decomposed': [{ cursor: manyId('decomposing', 500) }] }),
};
