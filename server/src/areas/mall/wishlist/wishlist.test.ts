import { listNotifications } from '@mcy/api/account/notices/contract';
import { changeWish, listWishes, readWish } from '@mcy/api/mall/wishlist/contract';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { provideTwoServers } from '../../../testing/provideTwoServers.ts';
import { seedBoxes } from '../../boxes/pools/seedBoxes.ts';
import { demoProductId, seedProducts } from '../catalogue/demo/seedProducts.ts';
import { tellWishes } from './tellWishes.ts';

const provided = provideTwoServers();
const opened = new Date('2026-11-01T03:00:00Z');

beforeAll(async () => {
  const { db } = provided(0);
  await seedBoxes(db, opened);
  await seedProducts(db, { opened, now: new Date() });
});

const product_id = demoProductId('poster/ring-planet');

it('tells a lower price and a return to stock once, on two servers, and nothing in between', async () => {
  const { succeed, call, db, registerUser } = provided(0);
  const session = await registerUser();
  const wish = { product_id, wished: true };
  await succeed(changeWish, wish, { session });
  await succeed(changeWish, wish, { session });
  expect(await succeed(readWish, { product_id }, { session })).toEqual({ wished: true });
  const price = (amount: number) =>
    db
      .updateTable('variant')
      .set({ price: amount, sale_price: null, sale_from: null, sale_until: null })
      .where('product_id', '=', product_id)
      .execute();
  const units = (change: (on_hand: number) => number) =>
    sql`
      insert into shelf_movement (variant_id, kind, on_hand, operator_id, reason, moved_at)
      select variant_id, 'correct', ${change(1)}::integer, ${session.user_id}, 'Kiểm kho', now()
      from shelf join variant using (variant_id) where product_id = ${product_id}`.execute(db);
  const tell = () => Promise.all([tellWishes(db, new Date()), tellWishes(provided(1).db, new Date())]);
  const told = async () =>
    (await succeed(listNotifications, {}, { session, lang: 'en' })).rows.map(({ title }) => title);

  await tell();
  expect(await told()).toEqual([]);
  await price(50_000);
  await tell();
  await tell();
  expect(await told()).toEqual(['Ring Planet art print is cheaper now']);
  await price(90_000);
  await tell();
  expect(await told()).toHaveLength(1);
  const { rows } = await sql<{ variant_id: string; on_hand: number }>`
    select variant_id, on_hand from shelf join variant using (variant_id) where product_id = ${product_id} and on_hand > 0`.execute(
    db,
  );
  for (const { variant_id, on_hand } of rows) {
    await db
      .insertInto('shelf_movement')
      .values({
        variant_id,
        kind: 'correct',
        on_hand: -on_hand,
        operator_id: session.user_id,
        reason: 'Kiểm kho',
        moved_at: new Date(),
      })
      .execute();
  }
  await tell();
  expect(await told()).toHaveLength(1);
  await units(() => 3);
  await tell();
  await tell();
  expect(await told()).toEqual(['Ring Planet art print is back in stock', 'Ring Planet art print is cheaper now']);

  const list = await succeed(listWishes, {}, { session, lang: 'vn' });
  expect(list.rows).toMatchObject([{ product_id, listed: true, in_stock: true, price: 90_000 }]);
  await succeed(changeWish, { product_id, wished: false }, { session });
  expect((await succeed(listWishes, {}, { session })).rows).toEqual([]);
  expect(await call(changeWish, { product_id: session.user_id, wished: true }, { session })).toMatchObject({
    error: 'product_not_found',
  });
});
