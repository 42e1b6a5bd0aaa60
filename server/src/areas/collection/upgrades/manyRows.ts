import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';
import { manyId } from '../../../testing/manyId.ts';

export const manyRows: ManyRows = {
  insert: ({ rows }) => [
    sql`
      insert into upgrade_target (target_id, toy_id, stock, given, created_at, stopped_at)
      select many_id('target', i), many_id('toy', 1 + i % 2), 1, 0, now(), case when i > 2 then now() end
      from generate_series(1, ${rows}::bigint) i`,
    sql`
      insert into upgrade (upgrade_id, user_id, target_id, count, put_value, stones, target_value, chance, seed_index,
        nonce, client_seed, place, won, upgraded_at)
      select many_id('upgrade', i), many_owner(i), many_id('target', 1), 1, 1000, 0, 10000, 90000, 0,
        i - 1, 'mine', 500000, false, now()
      from generate_series(1, ${rows}::bigint) i`,
    sql`update upgrade_counter set next_nonce = ${rows}`,
  ],
  short: {
    upgrade_seed: 'one for a thousand draws',
    upgrade_counter: 'one row',
  },
  requests: () => ({
    '/api/bag/made': [{ cursor: manyId('upgrade', 500) }],
    '/api/bag/upgrade_log': [{ cursor: '300' }],
    '/api/bag/upgrade_targets': [{ cursor: manyId('target', 500) }],
    '/api/bag/upgrade_result': [{ upgrade_id: manyId('upgrade', 2) }],
  }),
};
