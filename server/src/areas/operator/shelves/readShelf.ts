import type { Locale, ParsedRequestOf, ResponseOf } from '@mcy/api/contract';
import type { listShelfMovements as listCall, VariantShelf } from '@mcy/api/operator/shelves/contract';
import type { Database } from '../../../platform/db/database.ts';
import { readNumberCursor } from '../../../platform/http/readCursor.ts';
import { readPage } from '../../../platform/http/readPage.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { variantNotFound } from '../../mall/door.ts';

/** A variant with its units. Refuses `variant_not_found`. */
export async function readShelf(db: Database, variant_id: string, locale: Locale): Promise<VariantShelf> {
  const row = await db
    .selectFrom('variant')
    .innerJoin('shelf', 'shelf.variant_id', 'variant.variant_id')
    .innerJoin('product', 'product.product_id', 'variant.product_id')
    .leftJoin('toy', 'toy.toy_id', 'variant.toy_id')
    .leftJoin('stock', 'stock.toy_id', 'variant.toy_id')
    .select(['variant.product_id', 'variant.name as variant_name', 'variant.photos', 'variant.toy_id'])
    .select(['shelf.on_hand', 'shelf.low_since', 'product.name', 'product.photos as product_photos'])
    .select(['product.listed_at', 'toy.name as toy_name', 'stock.free'])
    .where('variant.variant_id', '=', variant_id)
    .executeTakeFirst();
  if (!row) throw new Refusal({ error: 'variant_not_found', message: variantNotFound, field: 'variant_id' });
  const { toy_id, toy_name, free } = row;
  return {
    variant_id,
    product_id: row.product_id,
    name: row.name[locale],
    variant_name: row.variant_name[locale],
    image: row.photos[0] ?? row.product_photos[0] ?? '',
    listed: row.listed_at !== null,
    on_hand: row.on_hand,
    low_since: row.low_since?.toISOString() ?? null,
    toy: toy_id === null || toy_name === null ? null : { toy_id, name: toy_name[locale], free: free ?? 0 },
  };
}

/** What changed the units of a variant, the latest first. */
export async function listShelfMovements(
  db: Database,
  { variant_id, ...page }: ParsedRequestOf<typeof listCall>,
): Promise<ResponseOf<typeof listCall>> {
  const query = db
    .selectFrom('shelf_movement as movement')
    .leftJoin('mall_order', 'mall_order.order_id', 'movement.order_id')
    .leftJoin('app_user', 'app_user.user_id', 'movement.operator_id')
    .select(['movement.movement_id', 'movement.kind', 'movement.on_hand', 'movement.reason', 'movement.moved_at'])
    .select(['mall_order.number as order_number', 'app_user.nickname as operator'])
    .where('movement.variant_id', '=', variant_id);
  const by = 'movement.movement_id';
  const { rows, next_cursor } = await readPage(query, { by, cursorOf: readNumberCursor }, page);
  return { rows: rows.map(({ moved_at, ...row }) => ({ ...row, moved_at: moved_at.toISOString() })), next_cursor };
}
