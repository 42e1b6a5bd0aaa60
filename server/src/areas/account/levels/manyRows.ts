import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';

export const manyRows: ManyRows = {
  insert: ({ players }) => [
    sql`
      insert into level_gift (gift_id, user_id, month, level, stones, claimed_at)
      select many_id('gift', i), many_id('player', i), date_trunc('month', now())::date, 'silver', 1, now()
      from generate_series(1, ${players}::bigint) i`,
  ],
};
