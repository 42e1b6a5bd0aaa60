import type { Locale, Translated } from '@mcy/api/contract';
import type { ProductCard } from '@mcy/api/mall/catalogue/contract';
import type { ProductCategory } from '@mcy/api/mall/catalogue/words';
import { averageStars } from '@mcy/api/mall/reviews/rules';
import type { Database } from '../../../platform/db/database.ts';
import { type Prices, offerAt } from './offerAt.ts';

/** A row of `selectProducts`. */
export interface ProductRow {
  product_id: string;
  series_id: string;
  series_name: Translated;
  category: ProductCategory;
  name: Translated;
  photos: readonly string[];
  deposit: number | null;
  cod_allowed: boolean;
  /** Of its reviews; null before the first. */
  reviews: number | null;
  points: number | null;
}

interface PricedVariant extends Prices {
  product_id: string;
  on_hand: number;
}

/** Starts a query over listed products that reads what a card needs. */
export function selectProducts(db: Database) {
  return db
    .selectFrom('product')
    .innerJoin('series', 'series.series_id', 'product.series_id')
    .leftJoin('review_summary', 'review_summary.product_id', 'product.product_id')
    .select([
      'product.product_id',
      'product.series_id',
      'series.name as series_name',
      'product.category',
      'product.name',
      'product.photos',
      'product.deposit',
      'product.cod_allowed',
      'review_summary.reviews',
      'review_summary.points',
    ])
    .where('product.listed_at', 'is not', null);
}

/** Products as cards, with the prices and units of their variants, which are read in one query. */
export async function presentCards(
  db: Database,
  rows: readonly ProductRow[],
  { locale, now }: { locale: Locale; now: Date },
): Promise<ProductCard[]> {
  if (rows.length === 0) return [];
  const variants = await db
    .selectFrom('variant')
    .innerJoin('shelf', 'shelf.variant_id', 'variant.variant_id')
    .select(['product_id', 'price', 'sale_price', 'sale_from', 'sale_until', 'on_hand'])
    .where('product_id', '=', (is) => is.fn.any(is.val([...new Set(rows.map(({ product_id }) => product_id))])))
    .execute();
  const byProduct = Map.groupBy(variants, ({ product_id }) => product_id);
  return rows.map((row) => presentCard(row, byProduct.get(row.product_id) ?? [], { locale, now }));
}

/** A product with the price of its cheapest variant: of one that can be ordered, while any can. */
export function presentCard(
  row: ProductRow,
  variants: readonly PricedVariant[],
  { locale, now }: { locale: Locale; now: Date },
): ProductCard {
  const there = variants.filter(({ on_hand }) => on_hand > 0);
  const offers = (there.length === 0 ? variants : there)
    .map((variant) => offerAt(variant, now))
    .toSorted((one, other) => one.price - other.price);
  const [cheapest] = offers;
  if (!cheapest) throw new Error(`The product ${row.product_id} has no variant.`);
  return {
    product_id: row.product_id,
    series_id: row.series_id,
    series_name: row.series_name[locale],
    category: row.category,
    name: row.name[locale],
    image: row.photos[0] ?? '',
    ...cheapest,
    price_varies: offers.some(({ price }) => price > cheapest.price),
    in_stock: there.length > 0,
    pre_sale: row.deposit !== null,
    cod_allowed: row.cod_allowed,
    stars: averageStars(row.points ?? 0, row.reviews ?? 0),
    reviews: row.reviews ?? 0,
  };
}
