import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';
import { manyId } from '../../../testing/manyId.ts';

export const manyRows: ManyRows = {
  // Half of them wait to be packed; every fourth waits for its payment, the others were canceled.
  insert: ({ rows }) => [
    sql`
      insert into mall_order (order_id, user_id, state, method, goods, shipping, coupon, total, deposit, paid, consignee,
        phone, province_code, province_name, ward_code, ward_name, detail, created_at, changed_at, pay_before)
      select many_id('mall_order', i), many_owner(i), state, 'balance', 1000, 0, 0, 1000, 0,
        case when state = 'paid' then 1000 else 0 end, 'An', '+84912345678', '79', 'TP. Hồ Chí Minh', '26743',
        'Phường Bến Thành', '12 Lê Lợi', now(), now(), case when state = 'pending_payment' then now() end
      from (
        select i, case when i % 8 < 4 then 'paid' when i % 8 < 6 then 'pending_payment' else 'cancelled' end as state
        from generate_series(1, ${rows}::bigint) i
      ) as orders`,
    sql`
      insert into mall_order_line (order_id, position, variant_id, product_id, name, variant_name, image, price, count)
      select order_id, 1, many_id('variant', 1), many_id('product', 1), '{"vn": "Rồng", "zh": "龙", "en": "Dragon"}',
        '{"vn": "Rồng", "zh": "龙", "en": "Dragon"}', '/a.webp', 1000, 1 from mall_order`,
    sql`
      insert into mall_order_event (order_id, event, actor, actor_id, happened_at)
      select order_id, 'place', 'buyer', user_id, created_at from mall_order`,
    sql`
      insert into mall_refund (refund_id, order_id, state, amount, reason, requested_at, decided_at)
      select many_id('refund', i), many_id('mall_order', i), 'withdrawn', 1000, 'An', now(), now()
      from generate_series(1, ${rows}::bigint / 2) i`,
    sql`
      insert into mall_refund_photo (refund_id, position, file_id)
      select many_id('refund', i), 1, many_id('photo', i) from generate_series(1, ${rows}::bigint / 2) i`,
  ],
  requests: () => ({
    '/api/mall/order/list': [
      { cursor: manyId('mall_order', 500) },
      { stage: 'to_pay', cursor: manyId('mall_order', 500) },
    ],
    '/api/mall/order/detail': [{ order_id: manyId('mall_order', 8) }],
  }),
};
