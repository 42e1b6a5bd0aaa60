import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';
import { manyId } from '../../../testing/manyId.ts';

export const manyRows: ManyRows = {
  insert: ({ rows }) => [
    sql`
      insert into payout (payout_id, count, total, made_by, made_at, confirmed_by, confirmed_at)
      select many_id('payout', i), 1, 46700, many_id('player', 1), now(), many_id('player', 1), now()
      from generate_series(1, ${rows}::bigint / 2) i`,
  ],
  requests: ({ rows }) => ({
    '/api/operator/withdrawals/list': [
      { status: 'cancelled' },
      { status: 'cancelled', cursor: manyId('withdrawal', Math.floor(rows / 4)) },
      { status: 'approved' },
    ],
    '/api/operator/withdrawals/detail': [{ withdrawal_id: manyId('withdrawal', 1) }],
    '/api/operator/withdrawals/payouts': [{ cursor: manyId('payout', Math.floor(rows / 4)) }],
  }),
};
