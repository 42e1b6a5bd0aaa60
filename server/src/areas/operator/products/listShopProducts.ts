import type { Locale, ParsedRequestOf, ResponseOf } from '@mcy/api/contract';
import type { listShopProducts as call, ShopProductRow } from '@mcy/api/operator/products/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { cutPage } from '../../../platform/http/cutPage.ts';
import { readIdCursor } from '../../../platform/http/readCursor.ts';
import { offerAt } from '../../mall/door.ts';

/** A page of products, the latest first. */
export async function listShopProducts(
  db: Database,
  { shown, q, cursor, limit }: ParsedRequestOf<typeof call>,
  { locale, now }: { locale: Locale; now: Date },
): Promise<ResponseOf<typeof call>> {
  let query = db
    .selectFrom('product')
    .innerJoin('series', 'series.series_id', 'product.series_id')
    .select(['product.product_id', 'product.name', 'series.name as series_name', 'product.category', 'product.photos'])
    .select(['product.listed_at', 'product.deposit', 'product.cod_allowed']);
  if (shown === 'unlisted') query = query.where('listed_at', 'is', null);
  if (shown === 'listed' || shown === 'low') query = query.where('listed_at', 'is not', null);
  if (shown === 'low') {
    query = query.where('product.product_id', 'in', (is) =>
      is
        .selectFrom('shelf')
        .innerJoin('variant', 'variant.variant_id', 'shelf.variant_id')
        .select('variant.product_id')
        .where('low_since', 'is not', null),
    );
  }
  if (q !== undefined) {
    const names = sql`fold_text(concat_ws(' ', product.name ->> 'vn', product.name ->> 'zh', product.name ->> 'en'))`;
    query = query.where(sql<boolean>`position(fold_text(${q.trim()}) in ${names}) > 0`);
  }
  const after = readIdCursor(cursor);
  if (after !== null) {
    query = query.where(sql<boolean>`(product.position, product.product_id) < (
      select position, product_id from product where product_id = ${after})`);
  }
  const found = await query
    .orderBy('product.position', 'desc')
    .orderBy('product.product_id', 'desc')
    .limit(limit + 1)
    .execute();
  const { rows, next_cursor } = cutPage(found, limit, ({ product_id }) => product_id);
  const variantsOf = await readVariants(
    db,
    rows.map(({ product_id }) => product_id),
  );
  return {
    rows: rows.map(({ name, series_name, photos, listed_at, deposit, ...row }) => ({
      ...row,
      name: name[locale],
      series_name: series_name[locale],
      image: photos[0] ?? '',
      listed: listed_at !== null,
      pre_sale: deposit !== null,
      ...summed(variantsOf.get(row.product_id) ?? [], now),
    })),
    next_cursor,
  };
}

async function readVariants(db: Database, product_ids: readonly string[]) {
  const variants = await db
    .selectFrom('variant')
    .innerJoin('shelf', 'shelf.variant_id', 'variant.variant_id')
    .select(['product_id', 'price', 'sale_price', 'sale_from', 'sale_until', 'on_hand', 'low_since'])
    .where('product_id', '=', (is) => is.fn.any(is.val(product_ids)))
    .execute();
  return Map.groupBy(variants, ({ product_id }) => product_id);
}

type Variant = NonNullable<ReturnType<Awaited<ReturnType<typeof readVariants>>['get']>>[number];

/** What a product's variants come to. */
function summed(
  variants: readonly Variant[],
  now: Date,
): Pick<ShopProductRow, 'prices' | 'variants' | 'few' | 'units' | 'on_sale'> {
  const offers = variants.map((variant) => offerAt(variant, now));
  const prices = offers.map(({ price }) => price);
  return {
    prices: prices.length === 0 ? null : { least: Math.min(...prices), most: Math.max(...prices) },
    variants: variants.length,
    few: variants.filter(({ low_since }) => low_since !== null).length,
    units: variants.reduce((sum, { on_hand }) => sum + on_hand, 0),
    on_sale: offers.some(({ list_price }) => list_price !== null),
  };
}
