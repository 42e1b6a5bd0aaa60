import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';
import { manyId } from '../../../testing/manyId.ts';

const words = '{"vn": "Rồng", "zh": "龙", "en": "Dragon"}';
const few = 'written by operators: some ten thousand in a large catalogue';

export const manyRows: ManyRows = {
  insert: ({ rows }) => [
    sql`
      insert into product (product_id, series_id, category, position, name, description, photos, shipping_fee, cod_allowed, listed_at)
      values (many_id('product', 1), many_id('series', 1), 'figure', 1, ${words}, ${words}, '["/a.webp"]', 0, true, now())`,
    sql`
      insert into variant (variant_id, product_id, position, name, photos, price)
      values (many_id('variant', 1), many_id('product', 1), 1, ${words}, '[]', 1000)`,
    sql`insert into shelf (variant_id, on_hand) values (many_id('variant', 1), 9)`,
    sql`
      insert into shelf_movement (variant_id, kind, on_hand, moved_at)
      select many_id('variant', 1), 'begin', 1, now() from generate_series(1, ${rows}::bigint)`,
  ],
  requests: () => ({ '/api/mall/product': [{ product_id: manyId('product', 1) }] }),
  short: { product: few, variant: few, shelf: few },
};
