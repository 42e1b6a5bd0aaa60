import type { DemoTimes } from '../../../../platform/area/DemoDay.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { demoId } from '../../../../platform/db/demoId.ts';
import { beginUnits } from '../../../collection/door.ts';
import type { DemoProduct } from './DemoProduct.ts';
import {
  demoDisplay,
  demoFigure,
  demoKeychain,
  type DemoMallSeries,
  type DemoMallToy,
  demoPlush,
  demoPoster,
  demoSet,
} from './demoGoods.ts';

const day = 86_400_000;

/** Toys that are made of cloth too. */
const plush = [
  'puddle-croc',
  'hatchling-pip',
  'boba-buddy',
  'donut-roller',
  'green-guest',
  'cheese-moon',
  'shy-shark',
  'fountain-whale',
  'wink-ghost',
  'silent-ninja',
  'night-shift-owl',
  'slow-snail',
];
const keychains = [
  'twist-candy',
  'rainbow-lolly',
  'wobbly-flan',
  'wall-lizard',
  'signal-dish',
  'echo-shell',
  'star-fairy',
  'dot-ladybug',
  'cookie-crumb',
];
const posters = [
  'jade-dragon-king',
  'milk-tooth-rex',
  'birthday-queen',
  'strawberry-slice',
  'captain-comet',
  'ring-planet',
  'singing-mermaid',
  'moon-jelly',
  'blue-hat-mage',
  'moon-princess',
  'ember-butterfly',
  'dawn-unicorn',
];
/** Coins from which a toy is also sold as a figure. */
const figureFrom = 95_000;

/** Adds the demo's products where they are missing, with their units: a few statements for all of them. */
export async function seedProducts(db: Database, { opened, now }: DemoTimes): Promise<void> {
  const known = await db.selectFrom('product').select('product_id').execute();
  const there = new Set(known.map(({ product_id }) => product_id));
  const missing = demoProducts(await readSeries(db))
    .map((product, position) => ({ ...product, position, product_id: demoProductId(product.slug) }))
    .filter(({ product_id }) => !there.has(product_id));
  if (missing.length === 0) return;
  await db
    .insertInto('product')
    .values(missing.map((product) => productRow(product, { opened, now })))
    .execute();
  const variants = missing.flatMap((product) =>
    product.variants.map((variant, place) => ({
      ...variant,
      place,
      product,
      variant_id: demoId(`variant/${product.slug}/${place}`),
      toy_id: variant.of_toy === true ? product.toy_id : null,
    })),
  );
  await db
    .insertInto('variant')
    .values(
      variants.map(({ variant_id, product, place, name, photos = [], price, sale, toy_id }) => ({
        variant_id,
        product_id: product.product_id,
        position: place,
        name: JSON.stringify(name),
        photos: JSON.stringify(photos),
        price,
        sale_price: sale === undefined ? null : Math.round((price * (100 - sale)) / 100_000) * 1000,
        sale_from: sale === undefined ? null : new Date(now.getTime() - day),
        sale_until: sale === undefined ? null : new Date(now.getTime() + (2 + (product.position % 7)) * day),
        toy_id,
      })),
    )
    .execute();
  const stocked = variants.filter(({ units }) => units > 0);
  await beginUnits(
    db,
    stocked.flatMap(({ toy_id, units }) => (toy_id === null ? [] : [{ toy_id, units }])),
    opened,
  );
  await db
    .insertInto('shelf_movement')
    .values(
      stocked.map(({ variant_id, units, toy_id }) => ({
        variant_id,
        kind: toy_id === null ? ('begin' as const) : ('shelve' as const),
        on_hand: units,
        moved_at: opened,
      })),
    )
    .execute();
}

export function demoProductId(slug: string): string {
  return demoId(`product/${slug}`);
}

/** In the order of the shop: categories take turns, so that variety comes first. */
function demoProducts(series: readonly DemoMallSeries[]): DemoProduct[] {
  const toys = series.flatMap((one) => one.toys);
  const among = (keys: readonly string[]) => keys.flatMap((key) => toys.filter((toy) => toy.key === key));
  // The dearest of each series first.
  const dear = toys.filter(({ value }) => value >= figureFrom).toSorted((one, other) => other.value - one.value);
  const shelves = [
    dear.map(demoFigure),
    among(plush).map(demoPlush),
    among(posters).map(demoPoster),
    among(keychains).map(demoKeychain),
    series.map(demoSet),
    series.map(demoDisplay),
  ];
  const longest = Math.max(...shelves.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) =>
    shelves.flatMap((shelf) => shelf.slice(place, place + 1)),
  ).flat();
}

async function readSeries(db: Database): Promise<DemoMallSeries[]> {
  const [series, toys] = await Promise.all([
    db.selectFrom('series').selectAll().orderBy('position').execute(),
    db.selectFrom('toy').selectAll().orderBy('value', 'desc').orderBy('toy_id').execute(),
  ]);
  const bySeries = Map.groupBy(toys, ({ series_id }) => series_id);
  // The free draw's series has no toys of its own.
  return series
    .filter(({ series_id }) => bySeries.has(series_id))
    .map(({ series_id, name, image }) => ({
      series_id,
      name,
      image,
      toys: (bySeries.get(series_id) ?? []).map((toy): DemoMallToy => ({
        ...toy,
        key: /([\w-]+)\.webp$/.exec(toy.image)?.[1] ?? '',
      })),
    }));
}

function productRow(
  { product_id, position, deposit, limit_per_buyer, variants: _variants, slug: _slug, ...product }: PlacedProduct,
  { opened, now }: DemoTimes,
) {
  // The final payment of half of the pre-sales is open already.
  const opens = position % 2 === 0 ? -1 : 15 + (position % 10);
  const after = (days: number) => (deposit === undefined ? null : new Date(now.getTime() + days * day));
  return {
    ...product,
    product_id,
    position,
    name: JSON.stringify(product.name),
    description: JSON.stringify(product.description),
    photos: JSON.stringify(product.photos),
    video: null,
    limit_per_buyer: limit_per_buyer ?? null,
    deposit: deposit ?? null,
    pays_from: after(opens),
    pays_until: after(opens + 14),
    // One after the other since the shop opened, those of the start at once.
    listed_at: new Date(Math.min(now.getTime(), opened.getTime() + Math.floor(position / 6) * 1.5 * day)),
  };
}

interface PlacedProduct extends DemoProduct {
  product_id: string;
  position: number;
}
