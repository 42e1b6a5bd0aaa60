import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';
import { manyId } from '../../../testing/manyId.ts';

export const manyRows: ManyRows = {
  insert: ({ rows }) => [
    sql`
      insert into item_count (user_id, toy_id, state, items, newest)
      select user_id, toy_id, state, count(*), (array_agg(item_id order by item_id desc))[1]
      from item where seen group by user_id, toy_id, state`,
    sql`
      insert into item_move (item_id, move, user_id, reference_id, moved_at)
      select many_id('item', i), 'offer', many_owner(i), many_id('gift', i), now() from generate_series(1, ${rows}::bigint) i`,
  ],
  requests: () => ({
    '/api/bag/toys': [
      { cursor: '1' },
      { order: 'value', cursor: '1' },
      { order: 'name', cursor: '1' },
      { q: 'hop' },
      { state: 'held', rarity: 'rare', series_id: manyId('series', 2) },
    ],
    '/api/bag/items': [{ item_ids: [2, 8, 10].map((number) => manyId('item', number)).join(',') }],
    '/api/bag/item': [{ item_id: manyId('item', 2) }, { item_id: manyId('item', 8) }],
    '/api/bag/series': [{ series_id: manyId('series', 2) }],
  }),
};
