import type { Locale, ParsedRequestOf, ResponseOf } from '@mcy/api/contract';
import type { listMallSeries as call } from '@mcy/api/mall/catalogue/contract';
import type { Database } from '../../../platform/db/database.ts';
import { countBoxes } from '../../boxes/door.ts';

/** Series with products or boxes, in the order of the shop or the most opened first. */
export async function listMallSeries(
  db: Database,
  { order }: ParsedRequestOf<typeof call>,
  locale: Locale,
): Promise<ResponseOf<typeof call>> {
  const [series, products, boxes] = await Promise.all([
    db.selectFrom('series').selectAll().orderBy('position').execute(),
    db
      .selectFrom('product')
      .select(({ fn }) => ['series_id', fn.countAll<number>().as('products')])
      .where('listed_at', 'is not', null)
      .groupBy('series_id')
      .execute(),
    countBoxes(db),
  ]);
  const productsOf = new Map(products.map((row) => [row.series_id, row.products]));
  const rows = series.map(({ series_id, name, description, image }) => ({
    series_id,
    name: name[locale],
    description: description[locale],
    image,
    products: productsOf.get(series_id) ?? 0,
    boxes: boxes.get(series_id)?.boxes ?? 0,
    draws: boxes.get(series_id)?.draws ?? 0,
  }));
  const there = rows.filter((row) => row.products + row.boxes > 0);
  const sorted = order === 'popular' ? there.toSorted((one, other) => other.draws - one.draws) : there;
  return { rows: sorted.map(({ draws: _draws, ...row }) => row) };
}
