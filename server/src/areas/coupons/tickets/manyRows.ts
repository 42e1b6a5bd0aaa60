import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';
import { manyId } from '../../../testing/manyId.ts';

export const manyRows: ManyRows = {
  // A quarter of each player's coupons is in each state; the expired ones were never used.
  insert: ({ rows }) => [
    sql`
      insert into coupon_template (template_id, name, type, amount_off, least_spend, scope, valid_days, created_at)
      values (many_id('coupon_template', 1), '{"vn":"a","zh":"a","en":"a"}', 'no_threshold', 1000, 0, 'any_box', 30, now())`,
    sql`
      insert into coupon_template_box (template_id, pool_id)
      values (many_id('coupon_template', 1), many_id('pool', 1))`,
    sql`
      insert into coupon_issue (issue_id, template_id, most, way, price, stock, budget, per_player, issued, opens_at, created_at)
      values (many_id('coupon_issue', 1), many_id('coupon_template', 1), 1000, 'free', 0, 100000000, 100000000000, 100000000,
        ${rows}, now() - interval '1 day', now())`,
    sql`
      insert into coupon (coupon_id, issue_id, template_id, user_id, place, per_player, state, created_at, claim_until,
        valid_from, valid_until, used_at, used_for, saved)
      select many_id('coupon', i), case when i % 100 = 0 then many_id('coupon_issue', 1) else many_id('coupon_issue', 2) end,
        many_id('coupon_template', 1), many_owner(i), i, 100000000,
        case i / 2 % 4 when 0 then 'usable' when 1 then 'unclaimed' when 2 then 'used' else 'usable' end, now(),
        case when i / 2 % 4 = 1 then now() + interval '10 days' end,
        case when i / 2 % 4 <> 1 then now() - interval '60 days' end,
        case i / 2 % 4 when 3 then now() - interval '1 day' when 1 then null else now() + i * interval '1 second' + interval '1 day' end,
        case when i / 2 % 4 = 2 then now() end, case when i / 2 % 4 = 2 then many_id('purchase', i) end,
        case when i / 2 % 4 = 2 then 1000 end
      from generate_series(1, ${rows}::bigint) i`,
  ],
  short: {
    coupon_template: 'operators write them one by one',
    coupon_template_box: 'the boxes of those',
    coupon_issue: 'operators write them one by one',
    coupon_issue_operator: 'a few operators for each of those',
  },
  requests: () => ({
    '/api/coupon/list': [
      { state: 'usable', cursor: manyId('coupon', 2_000) },
      { state: 'unclaimed' },
      { state: 'used' },
      { state: 'expired' },
      { state: 'expired', cursor: manyId('coupon', 2_006) },
    ],
    '/api/coupon/box': [{ pool_id: manyId('pool', 1) }],
  }),
};
