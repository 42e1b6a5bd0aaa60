import {
  addToCart,
  agreeToPrices,
  countCart,
  joinCart,
  readCart,
  readKeptCart,
  removeFromCart,
  setCartCount,
} from '@mcy/api/mall/cart/contract';
import { beforeAll, expect, it } from 'vitest';
import { provideServer } from '../../../testing/provideServer.ts';
import { seedBoxes } from '../../boxes/pools/seedBoxes.ts';
import { demoProductId, seedProducts } from '../catalogue/demo/seedProducts.ts';

const provided = provideServer();
const opened = new Date('2026-11-01T03:00:00Z');

beforeAll(async () => {
  const { db } = provided();
  await seedBoxes(db, opened);
  await seedProducts(db, { opened, now: new Date() });
});

/** A version of a demo product by its place. */
async function variantOf(slug: string, position = 0): Promise<string> {
  const { variant_id } = await provided()
    .db.selectFrom('variant')
    .select('variant_id')
    .where('product_id', '=', demoProductId(slug))
    .where('position', '=', position)
    .executeTakeFirstOrThrow();
  return variant_id;
}

it('adds, sets and removes pieces, up to the limit and the stock, which are said', async () => {
  const { succeed, call, registerUser, db } = provided();
  const session = await registerUser();
  const limited = await variantOf('figure/captain-comet', 1);
  expect(await succeed(addToCart, { variant_id: limited, count: 1 }, { session })).toEqual({ pieces: 1 });
  expect(await succeed(addToCart, { variant_id: limited, count: 1 }, { session })).toEqual({ pieces: 2 });
  expect(await call(addToCart, { variant_id: limited, count: 1 }, { session })).toMatchObject({
    error: 'quantity_maximum',
    msg: 'The maximum quantity is 2.',
  });
  expect(await call(setCartCount, { variant_id: limited, count: 0 }, { session })).toMatchObject({
    code: 422,
    msg: 'The minimum quantity is 1.',
  });
  const { variant_id: gone } = await db
    .selectFrom('shelf')
    .select('variant_id')
    .where('on_hand', '=', 0)
    .orderBy('variant_id')
    .executeTakeFirstOrThrow();
  const refused = await call(addToCart, { variant_id: gone, count: 1 }, { session });
  expect(refused).toMatchObject({ error: 'out_of_stock' });
  expect(refused.ok ? '' : refused.msg).toMatch(/^The following products are out of stock: /);
  expect(await call(addToCart, { variant_id: session.user_id, count: 1 }, { session })).toMatchObject({
    error: 'variant_not_found',
  });
  expect(await succeed(setCartCount, { variant_id: limited, count: 1 }, { session })).toEqual({ pieces: 1 });
  expect(await succeed(removeFromCart, { variant_ids: [limited] }, { session })).toEqual({ pieces: 0 });
  expect((await succeed(readCart, {}, { session })).lines).toEqual([]);
});

it('says which prices changed and what is gone, until it is agreed to', async () => {
  const { succeed, registerUser, db } = provided();
  const session = await registerUser();
  const plush = await variantOf('plush/shy-shark');
  const charm = await variantOf('keychain/star-fairy');
  await succeed(addToCart, { variant_id: plush, count: 2 }, { session });
  await succeed(addToCart, { variant_id: charm, count: 1 }, { session });
  const [before] = (await succeed(readCart, {}, { session })).lines.filter(({ variant_id }) => variant_id === plush);
  expect(before).toMatchObject({ count: 2, trouble: null });
  await db
    .updateTable('variant')
    .set({ price: 555_000, sale_price: null, sale_from: null, sale_until: null })
    .where('variant_id', '=', plush)
    .execute();
  await db
    .updateTable('product')
    .set({ listed_at: null })
    .where('product_id', '=', demoProductId('keychain/star-fairy'))
    .execute();
  const changed = (await succeed(readCart, {}, { session })).lines;
  expect(changed.find(({ variant_id }) => variant_id === plush)).toMatchObject({
    price: 555_000,
    seen_price: before?.price,
  });
  expect(changed.find(({ variant_id }) => variant_id === charm)).toMatchObject({ trouble: 'not_sold' });
  await succeed(agreeToPrices, {}, { session });
  const agreed = (await succeed(readCart, {}, { session })).lines;
  expect(agreed.find(({ variant_id }) => variant_id === plush)).toMatchObject({ seen_price: 555_000 });
});

it('names what a full cart has no room for, when it is joined', async () => {
  const { db, succeed, registerUser } = provided();
  const session = await registerUser();
  const variants = await db.selectFrom('variant').select('variant_id').orderBy('variant_id').limit(52).execute();
  const ids = variants.map(({ variant_id }) => variant_id);
  const rows = ids.slice(0, 49).map((variant_id) => ({ variant_id, count: 1, seen_price: 1, put_at: new Date() }));
  await db
    .insertInto('cart_line')
    .values(rows.map((row) => ({ ...row, user_id: session.user_id })))
    .execute();
  const lines = ids.slice(48).map((variant_id) => ({ variant_id, count: 2, seen_price: 1 }));
  const { left_out } = await succeed(joinCart, { lines }, { session });
  expect(left_out).toEqual(ids.slice(50));
  expect((await succeed(readCart, {}, { session })).lines).toHaveLength(50);
});

it('takes note of a sale while it runs, neither before it nor after', async () => {
  const { db, succeed, registerUser } = provided();
  const session = await registerUser();
  const poster = await variantOf('poster/moon-jelly');
  await succeed(addToCart, { variant_id: poster, count: 1 }, { session });
  const seen = async (from: number, until: number) => {
    const sale = { price: 200_000, sale_price: 150_000 };
    const [sale_from, sale_until] = [from, until].map((minutes) => new Date(Date.now() + minutes * 60_000));
    await db
      .updateTable('variant')
      .set({ ...sale, sale_from, sale_until })
      .where('variant_id', '=', poster)
      .execute();
    await succeed(agreeToPrices, {}, { session });
    const [line] = (await succeed(readCart, {}, { session })).lines;
    return { seen: line?.seen_price, price: line?.price };
  };
  expect(await seen(5, 10)).toEqual({ seen: 200_000, price: 200_000 });
  expect(await seen(-5, 10)).toEqual({ seen: 150_000, price: 150_000 });
  expect(await seen(-10, -5)).toEqual({ seen: 200_000, price: 200_000 });
});

it('joins a guest’s cart: the larger count stays, twice is once, and what never was is left out', async () => {
  const { succeed, registerUser } = provided();
  const session = await registerUser();
  const [poster, plush] = [await variantOf('poster/moon-jelly'), await variantOf('plush/cheese-moon')];
  await succeed(addToCart, { variant_id: poster, count: 3 }, { session });
  const lines = [
    { variant_id: poster, count: 2, seen_price: 1 },
    { variant_id: plush, count: 2, seen_price: 149_000 },
    { variant_id: session.user_id, count: 1, seen_price: 1 },
  ];
  expect(await succeed(joinCart, { lines }, { session })).toEqual({ pieces: 5, left_out: [] });
  expect(await succeed(joinCart, { lines }, { session })).toEqual({ pieces: 5, left_out: [] });
  expect(await succeed(countCart, {}, { session })).toEqual({ pieces: 5 });
  const kept = `${plush}.2.149000,${session.user_id}.1.1,x,${poster}.0.5`;
  expect((await succeed(readKeptCart, { lines: kept })).lines).toMatchObject([
    { variant_id: plush, count: 2, seen_price: 149_000 },
  ]);
});
