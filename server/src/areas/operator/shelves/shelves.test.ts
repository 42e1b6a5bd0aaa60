import { randomUUID } from 'node:crypto';
import { addAddress } from '@mcy/api/account/addresses/contract';
import { placeOrder } from '@mcy/api/mall/orders/contract';
import * as contract from '@mcy/api/operator/shelves/contract';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { violates } from '../../../platform/db/sqlState.ts';
import { addTestUnits } from '../../../testing/addTestUnits.ts';
import { createTestProduct } from '../../../testing/createTestProduct.ts';
import { provideTwoServers } from '../../../testing/provideTwoServers.ts';
import type { Session } from '../../../testing/startTestServer.ts';
import { testAddress } from '../../../testing/testAddress.ts';
import { registerOperator } from '../../../testing/testIdentity.ts';

const serverOf = provideTwoServers();
const server = () => serverOf(0);
let operator: Session & { user_id: string };
beforeAll(async () => {
  operator = await registerOperator(server());
});
const as = (idempotencyKey?: string) => ({
  session: operator,
  lang: 'en' as const,
  ...(idempotencyKey !== undefined && { idempotencyKey }),
});

/** A toy with units in the warehouse, and a product whose only version is made of them. */
async function toyProduct(units: number) {
  const { db } = server();
  const { product_id: other } = await createTestProduct(db);
  const { series_id, name } = await db
    .selectFrom('product')
    .select(['series_id', 'name'])
    .where('product_id', '=', other)
    .executeTakeFirstOrThrow();
  const toy_id = uuidv7();
  const words = JSON.stringify(name);
  await db
    .insertInto('toy')
    .values({
      toy_id,
      series_id,
      name: words,
      description: words,
      image: '/a.webp',

      value: 50_000,
      height_mm: 80,
      material: words,
    })
    .execute();
  await addTestUnits(db, toy_id, units);
  return { toy_id, ...(await createTestProduct(db, { variant: { toy_id }, units: 0 })) };
}

const freeOf = async (toy_id: string) =>
  (await server().db.selectFrom('stock').select('free').where('toy_id', '=', toy_id).executeTakeFirstOrThrow()).free;

describe('units of a version', () => {
  it('arrive, are corrected and never fall below zero; the book says who and why', async () => {
    const { db, succeed, call } = server();
    const { variant_id } = await createTestProduct(db, { units: 3 });
    const receive = { variant_id, move: 'receive', units: 40, reason: 'Lô 12' } as const;
    const key = randomUUID();
    await succeed(contract.moveShelfUnits, receive, as(key));
    expect(await succeed(contract.moveShelfUnits, receive, as(key))).toMatchObject({ on_hand: 43, low_since: null });
    const remove = { variant_id, move: 'remove', units: 40, reason: 'Ướt mưa' } as const;
    expect(await succeed(contract.moveShelfUnits, remove, as())).toMatchObject({
      on_hand: 3,
      low_since: expect.any(String) as string,
    });
    expect(await call(contract.moveShelfUnits, remove, as())).toMatchObject({ error: 'shelf_short', field: 'units' });
    await succeed(contract.moveShelfUnits, { ...remove, move: 'add', units: 1, reason: 'Đếm lại' }, as());
    const first = await succeed(contract.listShelfMovements, { variant_id, limit: 2 }, as());
    expect(first.rows).toMatchObject([
      { kind: 'correct', on_hand: 1, operator: 'Ban Quản Trị', reason: 'Đếm lại' },
      { kind: 'correct', on_hand: -40, operator: 'Ban Quản Trị', reason: 'Ướt mưa' },
    ]);
    const cursor = first.next_cursor ?? '';
    const rest = await succeed(contract.listShelfMovements, { variant_id, limit: 2, cursor }, as());
    expect(rest.rows).toMatchObject([
      { kind: 'receive', on_hand: 40 },
      { kind: 'begin', on_hand: 3, operator: null, reason: null },
    ]);
    const below = db
      .insertInto('shelf_movement')
      .values({ variant_id, kind: 'correct', on_hand: -5, moved_at: new Date() });
    const broken = await below.execute().catch((error: unknown) => error);
    expect(violates(broken, 'shelf_on_hand_check')).toBe(true);
    const missing = { ...receive, variant_id: randomUUID() };
    expect(await call(contract.moveShelfUnits, missing, as())).toMatchObject({ error: 'variant_not_found' });
    expect(await call(contract.readShelf, { variant_id: randomUUID() }, as())).toMatchObject({
      error: 'variant_not_found',
    });
  });

  it('of a toy come from the warehouse and go back, and only what is free', async () => {
    const { succeed, call } = server();
    const { toy_id, variant_id } = await toyProduct(10);
    const shelve = { variant_id, move: 'shelve', units: 6, reason: 'Lên kệ' } as const;
    expect(await succeed(contract.moveShelfUnits, shelve, as())).toMatchObject({
      on_hand: 6,
      toy: { toy_id, free: 4 },
    });
    expect(await call(contract.moveShelfUnits, shelve, as())).toMatchObject({ error: 'units_short' });
    expect(await call(contract.moveShelfUnits, { ...shelve, move: 'receive' }, as())).toMatchObject({
      error: 'move_not_here',
    });
    await succeed(contract.moveShelfUnits, { ...shelve, move: 'unshelve', units: 2 }, as());
    expect(await freeOf(toy_id)).toBe(6);
    const goods = await createTestProduct(server().db);
    const answer = await call(contract.moveShelfUnits, { ...shelve, variant_id: goods.variant_id }, as());
    expect(answer).toMatchObject({ error: 'move_not_here' });
  });
});

describe('at once on two servers', () => {
  it('buyers and a correction never take more units than there are', async () => {
    const units = 12;
    const { variant_id } = await createTestProduct(server().db, { units });
    const people = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const session = await server().playerWith(130_000);
        const { address_id } = await server().succeed(addAddress, testAddress(), { session });
        return { session, address_id };
      }),
    );
    const [orders, corrections] = await Promise.all([
      Promise.all(
        people.map(({ session, address_id }, turn) =>
          serverOf(turn).call(
            placeOrder,
            {
              lines: [{ variant_id, count: 1 }],
              address_id,
              method: 'balance',
              coupon_id: null,
              total: 130_000,
              due: 130_000,
            },
            { session },
          ),
        ),
      ),
      Promise.all(
        [0, 1].map((turn) =>
          serverOf(turn).call(
            contract.moveShelfUnits,
            { variant_id, move: 'remove', units: 4, reason: 'Hàng lỗi' },
            as(),
          ),
        ),
      ),
    ]);
    const sold = orders.filter(({ ok }) => ok).length;
    const removed = corrections.filter(({ ok }) => ok).length * 4;
    const { on_hand } = await server().succeed(contract.readShelf, { variant_id }, as());
    expect(on_hand).toBe(units - sold - removed);
    expect(on_hand).toBeLessThan(4);
    for (const answer of orders) if (!answer.ok) expect(answer.error).toBe('out_of_stock');
    for (const answer of corrections) if (!answer.ok) expect(answer.error).toBe('shelf_short');
  }, 60_000);

  it('units that are free once go to one shelf', async () => {
    const { toy_id, variant_id } = await toyProduct(5);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, turn) =>
        serverOf(turn).call(contract.moveShelfUnits, { variant_id, move: 'shelve', units: 5, reason: 'Lên kệ' }, as()),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await freeOf(toy_id)).toBe(0);
  });
});
