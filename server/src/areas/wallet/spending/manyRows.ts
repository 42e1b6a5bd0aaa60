import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';

export const manyRows: ManyRows = {
  insert: ({ players }) => [
    sql`
      insert into spending_limit (user_id, day_cap) select many_id('player', i), 100000 from generate_series(1, ${players}::bigint) i`,
  ],
};
