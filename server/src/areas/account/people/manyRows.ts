import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';
import { manyId } from '../../../testing/manyId.ts';

export const manyRows: ManyRows = {
  // Everybody follows player 1, who follows everybody.
  insert: ({ rows, players }) => [
    sql`
      insert into follow (follow_id, follower_id, followed_id, created_at)
      select many_id('follow', row_number() over ()), many_id('player', follower), many_id('player', followed), now()
      from (
        select i as follower, 1 as followed from generate_series(2, ${players}::bigint) i
        union all select 1, i from generate_series(2, ${players}::bigint) i
        union all select distinct 2 + i % (${players}::bigint - 1), 2 + (i * 7 + i / ${players}::bigint) % (${players}::bigint - 1)
          from generate_series(1, ${rows}::bigint) i
      ) as pair where follower <> followed`,
  ],
  requests: () => ({
    '/api/follow/fans': [{ cursor: manyId('follow', 500) }],
    '/api/follow/following': [{ cursor: manyId('follow', 500) }],
    '/api/user/profile': [{ user_id: manyId('player', 1) }, { user_id: manyId('player', 3) }],
  }),
};
