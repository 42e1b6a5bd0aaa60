import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';
import { manyId } from '../../../testing/manyId.ts';

export const manyRows: ManyRows = {
  insert: ({ rows }) => [
    sql`
      insert into approval (approval_id, kind, "right", subject_id, concerns, data, reason, asked_by, asked_at, expires_at,
        state, decided_by, decided_at, answer)
      select many_id('approval', i), 'right_grant', 'people', many_id('subject', i), null,
        '{"user_id": "", "nickname": "Minh Anh", "right": "money"}', 'Cần thêm người', many_owner(i), now(),
        now() + interval '7 days', state, case when state = 'declined' then many_owner(i + 1) end,
        case when state <> 'waiting' then now() end, case when state = 'declined' then 'Đủ người' end
      from generate_series(1, ${rows}::bigint / 2) i,
        lateral (select (array['waiting', 'declined', 'expired', 'taken_back'])[1 + i % 4] as state) as states`,
    sql`
      insert into given_alone (given_id, operator_id, kind, subject_id, coins, given_at)
      select many_id('given', i), many_owner(i), 'coupons', many_id('subject', i), 1, now() - interval '2 days'
      from generate_series(1, ${rows}::bigint / 2) i`,
  ],
  short: { job_failure: 'what the jobs cannot do, which the desk shows' },
  requests: ({ rows }) => ({
    '/api/operator/approvals/list': [
      { cursor: manyId('approval', Math.floor(rows / 2) - 500) },
      { state: 'declined' },
      { state: 'expired', cursor: manyId('approval', Math.floor(rows / 4)) },
    ],
    '/api/operator/approvals/detail': [{ approval_id: manyId('approval', 1) }],
  }),
};
