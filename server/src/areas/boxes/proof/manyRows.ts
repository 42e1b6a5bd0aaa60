import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';
import { manyId } from '../../../testing/manyId.ts';

export const manyRows: ManyRows = {
  insert: ({ rows, pools }) => [
    sql`insert into pool_player (pool_id, user_id) select distinct pool_id, user_id from opening`,
    // Pool 1 turned its seed every hundred draws.
    sql`
      insert into pool_seed (pool_id, seed_index, first_nonce, seed, seed_hash, revealed_at)
      select many_id('pool', 1 + greatest(0, i - ${rows}::bigint / 200)), least(i, ${rows}::bigint / 200),
        100 * least(i, ${rows}::bigint / 200), seed, encode(sha256(decode(seed, 'hex')), 'hex'),
        case when i < ${rows}::bigint / 200 then now() end
      from generate_series(0, ${rows}::bigint / 200 + ${pools}::bigint - 1) i, repeat('ab', 32) as seed`,
  ],
  requests: ({ rows }) => {
    const pool_id = manyId('pool', 1);
    const cursor = manyId('opening', 500);
    return {
      '/api/box/log': [{ pool_id }, { pool_id, cursor: String(Math.floor(rows / 2) - 500) }],
      '/api/box/record': [{ cursor }, { pool_id }, { pool_id, cursor }, { pool_id: manyId('pool', 3) }],
    };
  },
};
