import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';

export const manyRows: ManyRows = {
  insert: ({ players }) => [
    sql`
      insert into agreement_acceptance (user_id, type, version, accepted_at, locale)
      select many_id('player', i), type, version, now(), 'vn'
      from generate_series(1, ${players}::bigint) i, unnest(array['user', 'purchase']) as type, generate_series(1, 2) as version`,
  ],
};
