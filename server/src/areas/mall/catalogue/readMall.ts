import type { Locale, ResponseOf } from '@mcy/api/contract';
import type { readMall as call } from '@mcy/api/mall/catalogue/contract';
import { productCategories } from '@mcy/api/mall/catalogue/words';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { presentCards, selectProducts } from './presentCard.ts';

/** Products of a row on the front. */
const shown = 8;

/** The front of the mall. */
export async function readMall(
  db: Database,
  { locale, now }: { locale: Locale; now: Date },
): Promise<ResponseOf<typeof call>> {
  const [counts, sales, preSales, newest] = await Promise.all([
    db
      .selectFrom('product')
      .select(({ fn }) => [
        'category',
        fn.countAll<number>().as('products'),
        sql<string[]>`(array_agg(photos ->> 0 order by position))[1:6]`.as('images'),
      ])
      .where('listed_at', 'is not', null)
      .groupBy('category')
      .execute(),
    // The sale that ends first leads.
    db
      .selectFrom('variant')
      .innerJoin('product', 'product.product_id', 'variant.product_id')
      .select('variant.product_id')
      .where('listed_at', 'is not', null)
      .where('sale_from', '<=', now)
      .where('sale_until', '>', now)
      .groupBy('variant.product_id')
      .orderBy((is) => is.fn.min('sale_until'))
      .orderBy('variant.product_id')
      .limit(3 * shown)
      .execute(),
    selectProducts(db)
      .where('deposit', 'is not', null)
      .where('pays_until', '>', now)
      .orderBy('pays_from')
      .orderBy('product.product_id')
      .limit(shown / 2)
      .execute(),
    selectProducts(db)
      .where('deposit', 'is', null)
      .orderBy('listed_at', 'desc')
      .orderBy('product.product_id', 'desc')
      .limit(shown)
      .execute(),
  ]);
  const order = sales.map(({ product_id }) => product_id);
  const onSale = await selectProducts(db)
    .where('product.product_id', '=', (is) => is.fn.any(is.val(order)))
    .execute();
  const turn = new Map(order.map((product_id, index) => [product_id, index]));
  const rows = onSale.toSorted((one, other) => (turn.get(one.product_id) ?? 0) - (turn.get(other.product_id) ?? 0));
  const cards = await presentCards(db, [...rows, ...preSales, ...newest], { locale, now });
  // A card shows the price of its cheapest version: where another one is on sale, it would show no sale.
  const showsSale = cards.slice(0, rows.length).filter(({ list_price }) => list_price !== null);
  const byCategory = new Map(counts.map((row) => [row.category, row]));
  return {
    // Each of another place, so that no two show the same toy.
    categories: productCategories.flatMap((category, place) => {
      const row = byCategory.get(category);
      return row ? [{ category, products: row.products, image: row.images[place % row.images.length] ?? '' }] : [];
    }),
    on_sale: showsSale.slice(0, shown),
    pre_sale: cards.slice(rows.length, rows.length + preSales.length),
    newest: cards.slice(rows.length + preSales.length),
  };
}
