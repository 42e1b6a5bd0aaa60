import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { listMallSeries, readMall, readProduct } from '@mcy/api/mall/catalogue/contract';
import { searchShop } from '@mcy/api/mall/search/contract';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { violates } from '../../../platform/db/sqlState.ts';
import { createTestPreSale } from '../../../testing/createTestProduct.ts';
import { provideServer } from '../../../testing/provideServer.ts';
import { seedBoxes } from '../../boxes/pools/seedBoxes.ts';
import { seedProducts, demoProductId } from './demo/seedProducts.ts';

const provided = provideServer();
const opened = new Date('2026-11-01T03:00:00Z');

beforeAll(async () => {
  const { db } = provided();
  await seedBoxes(db, opened);
  await seedProducts(db, { opened, now: new Date() });
});

const product_id = demoProductId('figure/singing-mermaid');

it('has the demo’s products, and adds none of them twice', async () => {
  const { db } = provided();
  const before = await db.selectFrom('product').select('product_id').execute();
  expect(before.length).toBeGreaterThanOrEqual(60);
  await seedProducts(db, { opened, now: new Date() });
  expect(await db.selectFrom('product').select('product_id').execute()).toHaveLength(before.length);
});

it('shows the front: categories, sales that run now, pre-sales, and what is new', async () => {
  const { succeed } = provided();
  const front = await succeed(readMall, {}, { lang: 'vn' });
  expect(front.categories.map(({ category }) => category)).toEqual([
    'figure',
    'plush',
    'keychain',
    'poster',
    'display',
    'set',
  ]);
  expect(front.on_sale).toHaveLength(8);
  expect(front.on_sale.filter(({ list_price }) => list_price === null)).toEqual([]);
  expect(front.pre_sale.length).toBeGreaterThan(2);
  expect(front.pre_sale.every(({ pre_sale, cod_allowed }) => pre_sale && !cod_allowed)).toBe(true);
  expect(front.newest).toHaveLength(8);
});

it('shows a product with its versions, the boxes with its toy, and what is related', async () => {
  const { succeed } = provided();
  const product = await succeed(readProduct, { product_id }, { lang: 'vn' });
  expect(product).toMatchObject({ name: 'Nàng tiên cá Ngân Nga', category: 'figure', limit_per_buyer: 2 });
  expect(product.variants.map(({ name }) => name)).toEqual(['Bản thường', 'Ánh ngọc trai', 'Cỡ lớn 40 cm']);
  expect(product.boxes[0]).toMatchObject({ sold_out: false });
  // Of the same toy first.
  expect(product.related[0]).toMatchObject({ name: 'Tranh treo tường Nàng tiên cá Ngân Nga' });
  const chinese = await succeed(readProduct, { product_id }, { lang: 'zh' });
  expect(chinese.variants[1]?.name).toBe('珠光版');
});

it('sells at the sale’s price while it runs, and no longer', async () => {
  const { succeed, db } = provided();
  const variant = { product_id, position: 0 };
  const set = (from: number, until: number) =>
    db
      .updateTable('variant')
      .set({ sale_price: 500_000, sale_from: new Date(Date.now() + from), sale_until: new Date(Date.now() + until) })
      .where((is) => is.and(variant))
      .execute();
  await set(-1000, 60_000);
  const during = await succeed(readProduct, { product_id });
  expect(during).toMatchObject({ price: 500_000, list_price: 780_000, price_varies: true });
  await set(60_000, 120_000);
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(await succeed(readProduct, { product_id })).toMatchObject({ price: 780_000, list_price: null });
});

it('does not show what is not listed, or never was', async () => {
  const { call, db } = provided();
  const gone = demoProductId('figure/fountain-whale');
  await db.updateTable('product').set({ listed_at: null }).where('product_id', '=', gone).execute();
  expect(await call(readProduct, { product_id: gone })).toMatchObject({ code: 404, error: 'product_not_found' });
  expect(await call(readProduct, { product_id: 'x' })).toMatchObject({ code: 422 });
  expect(await call(searchShop, { price_from: 7 })).toMatchObject({ code: 422 });
});

it('lists series in the shop’s order, or the most opened first', async () => {
  const server = provided();
  const { succeed } = server;
  const shelves = await succeed(listMallSeries, {}, { lang: 'vn' });
  expect(shelves.rows).toHaveLength(6);
  expect(shelves.rows[0]).toMatchObject({ name: 'Thung lũng Rồng' });
  expect(shelves.rows.every(({ products, boxes }) => products > 5 && boxes > 0)).toBe(true);
  const last = shelves.rows.at(-1);
  const player = await server.playerWith(5_000_000);
  const pool = await server.db
    .selectFrom('pool')
    .select('pool_id')
    .where('series_id', '=', last?.series_id ?? '')
    .where('supply', '=', 'infinite')
    .executeTakeFirstOrThrow();
  await succeed(openMysteryBox, { pool_id: pool.pool_id, count: 10, client_seed: 'mine' }, { session: player });
  await new Promise((resolve) => setTimeout(resolve, 1100));
  const popular = await succeed(listMallSeries, { order: 'popular' });
  expect(popular.rows[0]?.series_id).toBe(last?.series_id);
});

it('counts units only by movements: never below zero, and a toy’s own ones out of the warehouse', async () => {
  const { db } = provided();
  const variant = await db
    .selectFrom('variant')
    .innerJoin('shelf', 'shelf.variant_id', 'variant.variant_id')
    .innerJoin('stock', 'stock.toy_id', 'variant.toy_id')
    .select(['variant.variant_id', 'stock.toy_id', 'shelf.on_hand', 'stock.on_hand as stored', 'stock.free'])
    .where('product_id', '=', product_id)
    .where('variant.toy_id', 'is not', null)
    .executeTakeFirstOrThrow();
  const move = (kind: 'shelve' | 'unshelve' | 'begin', units: number) =>
    db
      .insertInto('shelf_movement')
      .values({ variant_id: variant.variant_id, kind, on_hand: units, moved_at: new Date() })
      .execute();
  await move('shelve', 1);
  await move('unshelve', -1);
  const same = await db
    .selectFrom('stock')
    .select(['on_hand', 'free'])
    .where('toy_id', '=', variant.toy_id)
    .executeTakeFirstOrThrow();
  expect(same).toEqual({ on_hand: variant.stored, free: variant.free });
  const refused: readonly (readonly [() => Promise<unknown>, string])[] = [
    [() => move('unshelve', -variant.on_hand - 1), 'shelf_on_hand_check'],
    // What is promised to boxes and players stays in the warehouse.
    [() => move('shelve', variant.free + 1), 'units_cover_promises'],
    [() => move('begin', 1), 'toy_units_come_from_store_room'],
    [() => move('shelve', -1), 'shelf_movement_does_what_it_says'],
    [() => sql`delete from shelf_movement`.execute(db), 'history_is_kept'],
  ];
  for (const [attempt, constraint] of refused) {
    const error: unknown = await attempt().then(
      () => 'it was done',
      (reason: unknown) => reason,
    );
    if (constraint === 'history_is_kept') expect(error).toBeInstanceOf(Error);
    else expect([constraint, violates(error, constraint)]).toEqual([constraint, true]);
  }
});

it('has room for sales of listed products, however many others have sales that end before', async () => {
  const { succeed, db } = provided();
  const products = await db.selectFrom('product').select('product_id').orderBy('product_id').execute();
  const ids = products.map((product) => product.product_id);
  const hidden = ids.slice(0, 30);
  for (const [group, minutes] of [
    [hidden, 1],
    [ids.slice(30), 2],
  ] as const) {
    await db
      .updateTable('variant')
      .set({ sale_price: sql`price - 1`, sale_from: new Date(0), sale_until: new Date(Date.now() + minutes * 600_000) })
      .where('product_id', '=', (is) => is.fn.any(is.val(group)))
      .execute();
  }
  await db
    .updateTable('product')
    .set({ listed_at: null })
    .where('product_id', '=', (is) => is.fn.any(is.val(hidden)))
    .execute();
  expect((await succeed(readMall, {})).on_sale).toHaveLength(8);
});

it('no longer shows a pre-sale whose window is over', async () => {
  const { db, succeed } = provided();
  const day = 86_400_000;
  const over = await createTestPreSale(db, new Date(Date.now() - 4 * day));
  const { pre_sale } = await succeed(readMall, {});
  expect(pre_sale.map((card) => card.product_id)).not.toContain(over.product_id);
});
