import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';
import { manyId } from '../../../testing/manyId.ts';

export const manyRows: ManyRows = {
  // Each has twenty at most.
  insert: ({ rows }) => [
    sql`
      insert into user_address (address_id, user_id, consignee, phone, province_code, province_name, ward_code, ward_name, detail, is_default, created_at)
      select many_id('address', i), many_id('player', 1 + i / 20), 'Minh Anh', '+84901234567', '01', 'Hà Nội', '00001', 'Ba Đình', '1',
        i % 20 = 0, now()
      from generate_series(0, ${rows}::bigint / 2) i`,
  ],
  requests: () => ({
    '/api/address/detail': [{ address_id: manyId('address', 1) }],
    '/api/area/wards': [{ province_code: '01' }],
  }),
};
