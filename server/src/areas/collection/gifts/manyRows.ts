import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';
import { manyId } from '../../../testing/manyId.ts';

export const manyRows: ManyRows = {
  // Half of the gifts are from player 1, the others to them; half of each wait for an answer.
  insert: ({ rows, players }) => [
    sql`
      insert into gift (gift_id, from_user_id, to_user_id, state, created_at, expires_at, settled_at)
      select many_id('gift', i),
        many_id('player', case when i % 2 = 0 then 1 else 2 + i % (${players}::bigint - 1) end),
        many_id('player', case when i % 2 = 1 then 1 else 2 + i % (${players}::bigint - 1) end),
        case when i % 4 < 2 then 'open' else 'declined' end, now(), now() + interval '7 days', case when i % 4 >= 2 then now() end
      from generate_series(1, ${rows}::bigint / 2) i`,
    sql`
      insert into gift_item (gift_id, item_id, position)
      select many_id('gift', i), many_id('item', i), 0 from generate_series(1, ${rows}::bigint / 2) i`,
    sql`
      insert into gift_giver (user_id, open, day_began, that_day)
      select from_user_id, count(*) filter (where state = 'open'), now(), 1 from gift group by from_user_id`,
  ],
  requests: () => ({
    '/api/gift/toys': [{ cursor: manyId('item', 500) }, { only: manyId('item', 500) }],
    '/api/gift/detail': [{ gift: manyId('gift', 2) }],
    '/api/gift/list': [{ side: 'given' }, { side: 'received' }, { side: 'given', cursor: manyId('gift', 500) }],
  }),
};
