import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';
import { manyId } from '../../../testing/manyId.ts';

export const manyRows: ManyRows = {
  // All of one product; every eighth is hidden, every tenth has a photo.
  insert: ({ rows }) => [
    sql`
      insert into review (review_id, order_id, variant_id, product_id, user_id, stars, words, photos, created_at, hidden_at,
        hidden_by, hidden_reason)
      select many_id('review', i), many_id('mall_order', i), many_id('variant', 1), many_id('product', 1), many_owner(i),
        1 + i % 5, 'Đẹp.', case when i % 10 = 0 then 1 else 0 end, now(), case when i % 8 = 0 then now() end,
        case when i % 8 = 0 then many_id('player', 2) end, case when i % 8 = 0 then 'Quảng cáo.' end
      from generate_series(1, ${rows}::bigint) i`,
    sql`
      insert into review_photo (review_id, position, url)
      select many_id('review', i), 1, '/a.webp' from generate_series(10, ${rows}::bigint, 10) i`,
    sql`
      insert into review_summary (product_id, stars_1, stars_2, stars_3, stars_4, stars_5, with_photos)
      values (many_id('product', 1), 1, 1, 1, 1, 1, 1)`,
  ],
  requests: ({ rows }) => {
    const product_id = manyId('product', 1);
    const cursor = manyId('review', rows / 2);
    return {
      '/api/mall/review/list': [
        { product_id, cursor },
        { product_id, stars: '1', cursor },
        { product_id, with_photos: '1', cursor },
        { product_id, stars: '1', with_photos: '1', cursor },
      ],
      '/api/mall/review/summary': [{ product_id }],
      '/api/mall/review/order': [{ order_id: manyId('mall_order', 8) }],
    };
  },
  short: { review_summary: 'one row a product' },
};
