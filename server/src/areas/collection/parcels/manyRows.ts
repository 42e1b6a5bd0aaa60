import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';
import { manyId } from '../../../testing/manyId.ts';

export const manyRows: ManyRows = {
  // Half of them wait to be packed; every fourth was canceled, the others arrived.
  insert: ({ rows }) => [
    sql`
      insert into shipping_order (order_id, user_id, fee, created_at)
      select many_id('order', i), many_owner(i), 30000, now() from generate_series(1, ${rows}::bigint / 2) i`,
    sql`
      insert into parcel (parcel_id, order_id, user_id, state, shipping_class, pieces, fee, consignee, phone, province_code,
        province_name, ward_code, ward_name, detail, carrier, tracking_number, created_at, changed_at, received_at)
      select many_id('parcel', i), many_id('order', i), many_owner(i), state, 'blind_box', 1, 30000, 'An', '+84912345678', '79',
        'TP. Hồ Chí Minh', '26743', 'Phường Bến Thành', '12 Lê Lợi', case when state = 'received' then 'GHN' end,
        case when state = 'received' then 'GHN-123456' end, now(), now(), case when state = 'received' then now() end
      from (
        select i, case when i % 8 < 4 then 'paid' when i % 8 < 6 then 'cancelled' else 'received' end as state
        from generate_series(1, ${rows}::bigint / 2) i
      ) as parcel`,
    sql`
      insert into parcel_item (parcel_id, position, item_id)
      select many_id('parcel', i), 1, many_id('item', i) from generate_series(1, ${rows}::bigint / 2) i`,
    sql`
      insert into parcel_event (parcel_id, event, actor, actor_id, happened_at)
      select parcel_id, 'ordered', 'buyer', user_id, created_at from parcel`,
    sql`
      insert into item_move (item_id, move, user_id, reference_id, moved_at)
      select item_id, 'send', user_id, parcel_id, created_at from parcel join parcel_item using (parcel_id)`,
  ],
  requests: () => ({
    '/api/bag/sendable': [
      { cursor: manyId('item', 500) },
      { chosen: [2, 4, 6].map((i) => manyId('item', i)).join(',') },
      { opening_ids: [2, 4, 6].map((i) => manyId('opening', i)).join(',') },
    ],
    '/api/parcel/list': [
      { cursor: manyId('parcel', 500) },
      { stage: 'received' },
      { stage: 'cancelled', cursor: manyId('parcel', 500) },
    ],
    '/api/parcel/detail': [{ parcel_id: manyId('parcel', 8) }],
  }),
};
