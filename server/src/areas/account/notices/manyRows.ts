import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';
import { manyId } from '../../../testing/manyId.ts';

export const manyRows: ManyRows = {
  // The mall's are the oldest hundredth: a read by age alone goes through all the others.
  insert: ({ rows, players }) => [
    sql`
      insert into notification (notification_id, user_id, kind, data, awaits_opening_id, created_at, read_at)
      select many_id('notice', i), many_owner(i), case when i <= ${rows}::bigint / 100 then 'order_shipped' else 'level_reached' end,
        '{"level": "silver", "points": 1, "number": 1, "carrier": "GHN", "tracking_number": "GHN-1"}',
        case when i % 3 = 0 then many_id('opening', i) end, now(), case when i % 10 < 7 then now() end
      from generate_series(1, ${rows}::bigint) i`,
    sql`
      insert into push_subscription (subscription_id, user_id, session_id, endpoint, p256dh, auth, language, created_at)
      select many_id('push', i), many_id('player', i), many_id('session', i), 'https://push.example.com/' || i, '', '', 'vn', now()
      from generate_series(1, ${players}::bigint) i`,
  ],
  short: { push_key: 'the key of the shop' },
  requests: () => ({
    '/api/notify/list': [
      { cursor: manyId('notice', 500) },
      { area: 'mall' },
      { area: 'mall', cursor: manyId('notice', 400) },
    ],
    '/api/notify/unread': [{}, { area: 'mall' }],
    '/api/notify/detail': [{ notification_id: manyId('notice', 2) }],
  }),
};
