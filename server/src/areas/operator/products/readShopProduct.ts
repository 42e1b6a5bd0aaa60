import type { Locale } from '@mcy/api/contract';
import type { ProductParts, ShopProduct } from '@mcy/api/operator/products/contract';
import { productActions } from '@mcy/api/operator/products/words';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { productUnknown } from '../../mall/door.ts';
import { readLogs } from '../identity/readLogs.ts';

/** A product with all there is of it. Refuses `product_not_found`. */
export async function readShopProduct(db: Database, product_id: string, locale: Locale): Promise<ShopProduct> {
  const [product, variants, logOf] = await Promise.all([
    db
      .selectFrom('product')
      .innerJoin('series', 'series.series_id', 'product.series_id')
      .leftJoin('toy', 'toy.toy_id', 'product.toy_id')
      .selectAll('product')
      .select(['series.name as series_name', 'toy.name as toy_name'])
      .where('product.product_id', '=', product_id)
      .executeTakeFirst(),
    db
      .selectFrom('variant')
      .innerJoin('shelf', 'shelf.variant_id', 'variant.variant_id')
      .leftJoin('toy', 'toy.toy_id', 'variant.toy_id')
      .selectAll('variant')
      .select(['shelf.on_hand', 'shelf.low_since', 'toy.name as toy_name'])
      .where('product_id', '=', product_id)
      .orderBy('variant.position')
      .execute(),
    readLogs(db, [product_id], productActions),
  ]);
  if (!product) throw new Refusal({ error: 'product_not_found', message: productUnknown, field: 'product_id' });
  return {
    product_id,
    version: product.version,
    series_id: product.series_id,
    series_name: product.series_name[locale],
    toy: toyOf(product, locale),
    category: product.category,
    name: product.name[locale],
    names: product.name,
    descriptions: product.description,
    photos: [...product.photos],
    video: product.video,
    shipping_fee: product.shipping_fee,
    cod_allowed: product.cod_allowed,
    limit_per_buyer: product.limit_per_buyer,
    deposit: product.deposit,
    pays_from: product.pays_from?.toISOString() ?? null,
    pays_until: product.pays_until?.toISOString() ?? null,
    listed_at: product.listed_at?.toISOString() ?? null,
    variants: variants.map((variant) => ({
      variant_id: variant.variant_id,
      names: variant.name,
      name: variant.name[locale],
      photos: [...variant.photos],
      price: variant.price,
      sale_price: variant.sale_price,
      sale_from: variant.sale_from?.toISOString() ?? null,
      sale_until: variant.sale_until?.toISOString() ?? null,
      toy: toyOf(variant, locale),
      on_hand: variant.on_hand,
      low: variant.low_since !== null,
    })),
    log: logOf(product_id),
  };
}

type Named = { toy_id: string | null; toy_name: Readonly<Record<Locale, string>> | null };

function toyOf({ toy_id, toy_name }: Named, locale: Locale): ShopProduct['toy'] {
  return toy_id === null || toy_name === null ? null : { toy_id, name: toy_name[locale] };
}

/** Everything that products can be made of. */
export async function listProductParts(db: Database, locale: Locale): Promise<ProductParts> {
  const [series, toys] = await Promise.all([
    db.selectFrom('series').select(['series_id', 'name']).orderBy('position').execute(),
    db
      .selectFrom('toy')
      .innerJoin('stock', 'stock.toy_id', 'toy.toy_id')
      .select(['toy.toy_id', 'toy.name', 'stock.free'])
      .orderBy('toy.series_id')
      .orderBy('toy.value', 'desc')
      .execute(),
  ]);
  return {
    series: series.map(({ name, ...row }) => ({ ...row, name: name[locale] })),
    toys: toys.map(({ name, ...row }) => ({ ...row, name: name[locale] })),
  };
}
