import { addAddress } from '@mcy/api/account/addresses/contract';
import type { RequestOf } from '@mcy/api/contract';
import { readProduct } from '@mcy/api/mall/catalogue/contract';
import * as contract from '@mcy/api/mall/orders/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestPreSale, createTestProduct } from '../../../testing/createTestProduct.ts';
import { provideServer } from '../../../testing/provideServer.ts';
import { testAddress } from '../../../testing/testAddress.ts';
import type { Owner } from '../../../testing/TestRequests.ts';

const provided = provideServer();
let mai: Owner;
let address_id: string;

beforeAll(async () => {
  const server = provided();
  mai = await server.playerWith(5_000_000);
  ({ address_id } = await server.succeed(addAddress, testAddress(), { session: mai }));
});

type Placed = RequestOf<typeof contract.placeOrder>;

function orderOf(variant_id: string, given: Partial<Placed> = {}): Placed {
  return {
    lines: [{ variant_id, count: 1 }],
    address_id,
    method: 'balance',
    coupon_id: null,
    total: 130_000,
    due: 130_000,
    ...given,
  };
}

async function unitsOf(variant_id: string): Promise<number> {
  const shelf = provided().db.selectFrom('shelf').select('on_hand').where('variant_id', '=', variant_id);
  return (await shelf.executeTakeFirstOrThrow()).on_hand;
}

it('an order is refused until its buyer has accepted the purchase agreement, and takes nothing', async () => {
  const { db, call, balanceOf } = provided();
  const { variant_id } = await createTestProduct(db);
  const [before, units] = [await balanceOf(mai), await unitsOf(variant_id)];
  const kept = db.selectFrom('agreement_acceptance').selectAll().where('user_id', '=', mai.user_id);
  const acceptances = await kept.where('type', '=', 'purchase').execute();
  await sql`alter table agreement_acceptance disable trigger refuse_change`.execute(db);
  await db
    .deleteFrom('agreement_acceptance')
    .where('user_id', '=', mai.user_id)
    .where('type', '=', 'purchase')
    .execute();
  await sql`alter table agreement_acceptance enable trigger refuse_change`.execute(db);
  const place = () => call(contract.placeOrder, orderOf(variant_id), { session: mai });
  expect(await place()).toMatchObject({ error: 'agreement_required' });
  expect([await balanceOf(mai), await unitsOf(variant_id)]).toEqual([before, units]);
  await db.insertInto('agreement_acceptance').values(acceptances).execute();
  expect(await place()).toMatchObject({ data: { state: 'paid' } });
});

describe('an order is refused', () => {
  it.each<[string, Partial<Placed>, string]>([
    ['with another total than the shop’s', { total: 129_000 }, 'order_price_changed'],
    ['with another amount due', { due: 1 }, 'order_price_changed'],
    [
      'for an address that is not its buyer’s',
      { address_id: '019a9e00-0000-7000-8000-000000000001' },
      'address_not_found',
    ],
    [
      'with a coupon that is not its buyer’s',
      { coupon_id: '019a9e00-0000-7000-8000-000000000001' },
      'coupon_not_found',
    ],
    [
      'of what never was',
      { lines: [{ variant_id: '019a9e00-0000-7000-8000-000000000001', count: 1 }] },
      'variant_not_found',
    ],
  ])('%s', async (_name, given, error) => {
    const { db, call } = provided();
    const { variant_id } = await createTestProduct(db);
    expect(await call(contract.placeOrder, orderOf(variant_id, given), { session: mai })).toMatchObject({ error });
    expect(await unitsOf(variant_id)).toBe(10);
  });

  it('when it names a price, a fee or a deposit of its own', async () => {
    const { db, call } = provided();
    const { variant_id } = await createTestProduct(db);
    for (const field of ['price', 'shipping', 'deposit', 'coupon']) {
      const forged = { ...orderOf(variant_id), [field]: 1 };
      expect(await call(contract.placeOrder, forged, { session: mai })).toMatchObject({ code: 422 });
    }
  });

  it('with every product named that is out of stock, or of which there are too few', async () => {
    const { db, call } = provided();
    const [gone, few, fine] = [
      await createTestProduct(db, { units: 0 }),
      await createTestProduct(db, { units: 1 }),
      await createTestProduct(db),
    ];
    const lines = [gone, few, fine].map(({ variant_id }) => ({ variant_id, count: 2 }));
    const request = orderOf(gone.variant_id, { lines, total: 600_000, due: 600_000 });
    expect(await call(contract.placeOrder, request, { session: mai })).toMatchObject({
      error: 'out_of_stock',
      msg: `The following products are out of stock: ${gone.name}.`,
    });
    const rest = orderOf(few.variant_id, { lines: lines.slice(1), total: 400_000, due: 400_000 });
    expect(await call(contract.placeOrder, rest, { session: mai })).toMatchObject({
      error: 'out_of_stock',
      msg: `There aren’t enough left: ${few.name} (1 left). Please order fewer.`,
    });
  });

  it('beyond the limit per buyer, over all of their orders that were not canceled', async () => {
    const { db, call, succeed } = provided();
    const { variant_id } = await createTestProduct(db, { product: { limit_per_buyer: 1 } });
    const checkout = async (count: number) => {
      const { lines } = await succeed(contract.readCheckout, { lines: `${variant_id}.${count}` }, { session: mai });
      return lines.map(({ trouble, most }) => ({ trouble, most }));
    };
    expect(await checkout(1)).toEqual([{ trouble: null, most: 1 }]);
    expect(await checkout(2)).toEqual([{ trouble: 'over_limit', most: 1 }]);
    const { order_id } = await succeed(contract.placeOrder, orderOf(variant_id), { session: mai });
    expect(await call(contract.placeOrder, orderOf(variant_id), { session: mai })).toMatchObject({
      error: 'quantity_maximum',
    });
    // The checkout says it before.
    expect(await checkout(1)).toEqual([{ trouble: 'over_limit', most: 0 }]);
    await succeed(contract.cancelOrder, { order_id, returns: 130_000 }, { session: mai });
    expect(await checkout(1)).toEqual([{ trouble: null, most: 1 }]);
    await succeed(contract.placeOrder, orderOf(variant_id), { session: mai });
  });

  it('of a pre-sale that is over, which its page and the cart say before', async () => {
    const { db, call, succeed } = provided();
    const { variant_id, product_id } = await createTestPreSale(db, new Date(Date.now() - 4 * 86_400_000));
    const checkout = await succeed(contract.readCheckout, { lines: `${variant_id}.1` }, { session: mai });
    expect(checkout.lines).toMatchObject([{ trouble: 'not_sold' }]);
    expect((await succeed(readProduct, { product_id })).variants).toMatchObject([{ free: 0 }]);
    expect(await call(contract.placeOrder, orderOf(variant_id, { due: 40_000 }), { session: mai })).toMatchObject({
      error: 'pre_sale_over',
    });
  });

  it('for cash on delivery where a product does not allow it (spec §8)', async () => {
    const { db, call } = provided();
    const { variant_id, name } = await createTestProduct(db, { product: { cod_allowed: false } });
    const request = orderOf(variant_id, { method: 'cod', due: 13_000 });
    expect(await call(contract.placeOrder, request, { session: mai })).toMatchObject({
      error: 'cod_unsupported',
      msg: `This product does not support cash on delivery: ${name}.`,
    });
  });
});
