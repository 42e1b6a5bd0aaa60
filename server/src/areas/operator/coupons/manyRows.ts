import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';
import { manyId } from '../../../testing/manyId.ts';

export const manyRows: ManyRows = {
  // Its rows are those of coupons/tickets, and many of the log.
  insert: ({ rows }) => [
    sql`
      insert into operator_log (log_id, operator_id, action, subject_id, detail, created_at)
      select many_id('coupon_log', i), many_id('player', 1), 'coupon_change', many_id('coupon_template', 1 + i % 2), '{"why":"-"}', now()
      from generate_series(1, ${rows}::bigint) i`,
  ],
  requests: () => ({
    '/api/operator/coupons/templates': [{ cursor: manyId('coupon_template', 500) }],
    '/api/operator/coupons/template': [{ template_id: manyId('coupon_template', 1) }],
  }),
};
