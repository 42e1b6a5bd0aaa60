import { type Ending, endings as endingNames, supplyOf } from '@mcy/api/boxes/pools/words';
import type { Translated } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import type { DemoPool, DemoSeries, DemoTier } from './demo/DemoSeries.ts';
import { demoCatalogue } from './demoCatalogue.ts';
import { demoId } from '../../../platform/db/demoId.ts';
import { type DemoFacePool, machinesAndBags } from './demo/machinesAndBags.ts';
import { demoPoolId } from './demoPoolId.ts';
import { type NewPool, type NewPrize, putOnSale } from './putOnSale.ts';
import type { Rarity } from '../tables.ts';

const drawsPerSeed = 50;

/** What the demo's warehouse has beside what its boxes need: for upgrades, replacements and the next boxes. */
const spare_units: Readonly<Record<Rarity, number>> = { legendary: 2, epic: 8, rare: 24, common: 60 };

/**
 * Adds the demo's missing series, toys and pools. Each installation creates its own seeds, but for those that `firstSeed`
 * gives: they are used up and published before anybody can draw.
 */
export async function seedBoxes(
  db: Database,
  now: Date,
  firstSeed?: (slug: string, box: number) => string | undefined,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    for (const [position, series] of demoCatalogue.entries()) await seedSeries(transaction, series, position);
    for (const { slug, box, ...pool } of demoPools()) {
      await putOnSale(transaction, { ...pool, first_seed: firstSeed?.(slug, box) }, now);
    }
    for (const pool of machinesAndBags.map(facePool)) await putOnSale(transaction, pool, now);
  });
}

async function seedSeries(db: Database, series: DemoSeries, position: number): Promise<void> {
  const series_id = demoId(`series/${series.slug}`);
  await db
    .insertInto('series')
    .values({
      series_id,
      position,
      name: JSON.stringify(series.name),
      description: JSON.stringify(series.description),
      image: imageOf(series.image),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const toys = Object.entries(series.toys).map(([slug, toy]) => ({
    toy_id: demoId(`toy/${slug}`),
    series_id,
    name: JSON.stringify(toy.name),
    description: JSON.stringify(toy.description),
    material: JSON.stringify(toy.material),
    image: imageOf(slug),
    height_mm: toy.height_mm,
    value: toy.value,
  }));
  await db
    .insertInto('toy')
    .values(toys)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The demo's boxes in the shop's order: the first box of each pool, then the second ones, so that variety comes first. */
function demoPools(): (NewPool & { slug: string; box: number })[] {
  return demoCatalogue
    .flatMap((series) =>
      series.pools.flatMap((pool) => pool.images.map((image, index) => ({ series, pool, image, box: index + 1 }))),
    )
    .toSorted((one, other) => one.box - other.box)
    .map((box, position) => ({ ...demoPool(box, position), slug: box.pool.slug, box: box.box }));
}

interface DemoBox {
  series: DemoSeries;
  pool: DemoPool<string>;
  image: string;
  /** From 1. */
  box: number;
}

function demoPool({ series, pool, image, box }: DemoBox, position: number): NewPool {
  const prize = (toy: string, tier: string, rarity: Rarity) => ({
    prize_id: demoId(`prize/${pool.slug}/${box}/${toy}`),
    toy_id: demoId(`toy/${toy}`),
    tier,
    rarity,
  });
  return {
    pool_id: demoPoolId(pool.slug, box),
    series_id: demoId(`series/${series.slug}`),
    position,
    kind: pool.kind,
    name: pool.images.length === 1 ? pool.name : numbered(pool.name, box),
    description: pool.description,
    image: imageOf(image),
    price: pool.price,
    odds: pool.odds.map(([toy, tier, weight]) => ({ ...prize(toy, tier, rarityOf[tier]), weight })),
    last: pool.last === undefined ? undefined : prize(pool.last, 'Last', 'legendary'),
    endings: endingsOf(pool, (toy, ending, rarity) => ({
      ...prize(toy, tierOf[ending], rarity),
      prize_id: demoId(`prize/${pool.slug}/${box}/${ending}`),
    })),
    guarantee_after: pool.guarantee_after,
    draws_per_seed: supplyOf[pool.kind] === 'finite' ? undefined : drawsPerSeed,
    spare_units,
  };
}

/** A card machine or a lucky bag, after the boxes. */
function facePool(pool: DemoFacePool, place: number): NewPool {
  return {
    pool_id: demoPoolId(pool.slug, 1),
    series_id: demoId(`series/${pool.series}`),
    position: 1_000 + place,
    kind: pool.kind,
    name: pool.name,
    description: pool.description,
    image: imageOf(pool.image),
    price: pool.price,
    odds: pool.odds.map(([toy, tier, weight]) => ({
      prize_id: demoId(`prize/${pool.slug}/1/${toy}`),
      toy_id: demoId(`toy/${toy}`),
      tier,
      rarity: rarityOf[tier],
      weight,
    })),
    worth_at_least: pool.worth_at_least,
    spare_units,
  };
}

/** As printed on the ticket that wins it. */
const tierOf: Record<Ending, string> = { global: 'Global', arena: 'Arena', emperor: 'Emperor' };

/** The prizes of a pool's end, each as rare as its toy is in the pool. */
function endingsOf(
  { odds, endings = {} }: DemoPool<string>,
  prize: (toy: string, ending: Ending, rarity: Rarity) => NewPrize,
): Partial<Record<Ending, NewPrize>> {
  return Object.fromEntries(
    endingNames.flatMap((ending) => {
      const toy = endings[ending];
      if (toy === undefined) return [];
      const tier = odds.find(([drawn]) => drawn === toy)?.[1];
      return [[ending, prize(toy, ending, tier === undefined ? 'legendary' : rarityOf[tier])]];
    }),
  );
}

const rarityOf: Record<DemoTier, Rarity> = {
  A: 'legendary',
  B: 'epic',
  C: 'rare',
  D: 'rare',
  E: 'common',
  F: 'common',
  G: 'common',
};

function imageOf(toy: string): string {
  return `/art/toys/${toy}.webp`;
}

function numbered(name: Translated, box: number): Translated {
  return { vn: `${name.vn} · Hộp ${box}`, zh: `${name.zh} · ${box}号箱`, en: `${name.en} · Box ${box}` };
}
