import { randomUUID } from 'node:crypto';
import { addAddress } from '@mcy/api/account/addresses/contract';
import type { RequestOf } from '@mcy/api/contract';
import { addToCart, readCart } from '@mcy/api/mall/cart/contract';
import * as contract from '@mcy/api/mall/orders/contract';
import { listUnpaid } from '@mcy/api/wallet/unpaid/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditDatabase } from '../../../audit.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { createTestIssue } from '../../../testing/createTestIssue.ts';
import { createTestOrder, openRefundOf } from '../../../testing/createTestOrder.ts';
import { createTestPreSale, createTestProduct } from '../../../testing/createTestProduct.ts';
import { provideServer } from '../../../testing/provideServer.ts';
import { testAddress } from '../../../testing/testAddress.ts';
import { registerOperator } from '../../../testing/testIdentity.ts';
import type { Owner } from '../../../testing/TestRequests.ts';
import { issueCoupons } from '../../coupons/door.ts';
import { expireOrders } from './expireOrders.ts';
import { deliverOrder } from './shipOrder.ts';
import { payOrder } from './payOrder.ts';
import { receiveOrders } from './receiveOrder.ts';
import { approveRefund, refuseRefund, requestRefund } from './refunds.ts';

const provided = provideServer();
const day = 86_400_000;
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

async function couponFor(user_id: string, amount_off = 20_000): Promise<string> {
  const { db } = provided();
  const template = { scope: 'mall', type: 'no_threshold', amount_off } as const;
  const issue_id = await createTestIssue(db, { template, issue: { way: 'gift' } });
  const given = await inTransaction(db, (one) =>
    issueCoupons(one, [{ issue_id, user_id, state: 'usable', now: new Date() }]),
  );
  return given[0]?.coupon_id ?? '';
}

describe('an order', () => {
  it('is paid at once by the balance, takes its units and its coupon, and leaves the cart', async () => {
    const { db, succeed, balanceOf } = provided();
    const { variant_id } = await createTestProduct(db);
    const coupon_id = await couponFor(mai.user_id);
    await succeed(addToCart, { variant_id, count: 2 }, { session: mai });
    const before = await balanceOf(mai);
    const checkout = await succeed(contract.readCheckout, { lines: `${variant_id}.2` }, { session: mai });
    expect(checkout).toMatchObject({
      lines: [{ variant_id, count: 2, price: 100_000, deposit: null, cod_allowed: true }],
      pre_sale: null,
      mixed: false,
      may_wait: true,
    });
    expect(checkout.coupons.map((coupon) => coupon.coupon_id)).toContain(coupon_id);
    const request = orderOf(variant_id, { lines: [{ variant_id, count: 2 }], coupon_id, total: 210_000, due: 210_000 });
    const order = await succeed(contract.placeOrder, request, { session: mai });
    expect(order).toMatchObject({
      state: 'paid',
      goods: 200_000,
      coupon: 20_000,
      shipping: 30_000,
      total: 210_000,
      due: 0,
    });
    expect(await balanceOf(mai)).toBe(before - 210_000);
    expect(await unitsOf(variant_id)).toBe(8);
    expect((await succeed(readCart, {}, { session: mai })).lines).toEqual([]);
    const after = await succeed(contract.readCheckout, { lines: `${variant_id}.2` }, { session: mai });
    expect(after.coupons.map((coupon) => coupon.coupon_id)).not.toContain(coupon_id);
  });

  it('waits for its payment when the balance is short, and is canceled after 30 minutes with everything back', async () => {
    const { db, succeed, call, registerUser } = provided();
    const session = await registerUser();
    const own = await succeed(addAddress, testAddress(), { session });
    const { variant_id } = await createTestProduct(db);
    const coupon_id = await couponFor(session.user_id);
    const request = orderOf(variant_id, { address_id: own.address_id, coupon_id, total: 110_000, due: 110_000 });
    const { order_id, state, due } = await succeed(contract.placeOrder, request, { session });
    expect({ state, due }).toEqual({ state: 'pending_payment', due: 110_000 });
    expect(await call(contract.payOrder, { order_id, due }, { session })).toMatchObject({
      error: 'insufficient_balance',
    });
    const { rows: waiting } = await succeed(listUnpaid, {}, { session });
    expect(waiting).toMatchObject([{ amount: 110_000, leads_to: `/pages/mall/details?order_id=${order_id}` }]);
    const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    expect(await expireOrders(db, later(29))).toBe(0);
    const late = inTransaction(db, (one) => payOrder(one, { user_id: session.user_id, order_id, due, now: later(31) }));
    await expect(late).rejects.toMatchObject({ error: 'payment_too_late' });
    expect(await expireOrders(db, later(31))).toBe(1);
    expect(await expireOrders(db, later(32))).toBe(0);
    expect(await unitsOf(variant_id)).toBe(10);
    const checkout = await succeed(contract.readCheckout, { lines: `${variant_id}.1` }, { session });
    expect(checkout.coupons.map((coupon) => coupon.coupon_id)).toContain(coupon_id);
    expect(await call(contract.payOrder, { order_id, due }, { session })).toMatchObject({ error: 'order_moved_on' });
  });

  it('sent twice under one key is one order', async () => {
    const { db, succeed, balanceOf } = provided();
    const { variant_id } = await createTestProduct(db);
    const before = await balanceOf(mai);
    const options = { session: mai, idempotencyKey: randomUUID() };
    const [one, other] = [
      await succeed(contract.placeOrder, orderOf(variant_id), options),
      await succeed(contract.placeOrder, orderOf(variant_id), options),
    ];
    expect(one).toEqual(other);
    expect(await balanceOf(mai)).toBe(before - 130_000);
  });
});

describe('money', () => {
  it('of a canceled order returns, once, and only as its buyer saw it', async () => {
    const { db, call, succeed, balanceOf } = provided();
    const { variant_id } = await createTestProduct(db);
    const before = await balanceOf(mai);
    const { order_id } = await succeed(contract.placeOrder, orderOf(variant_id), { session: mai });
    expect(await call(contract.cancelOrder, { order_id, returns: 1 }, { session: mai })).toMatchObject({
      error: 'order_price_changed',
    });
    await succeed(contract.cancelOrder, { order_id, returns: 130_000 }, { session: mai });
    expect(await call(contract.cancelOrder, { order_id, returns: 130_000 }, { session: mai })).toMatchObject({
      error: 'order_moved_on',
    });
    expect(await balanceOf(mai)).toBe(before);
    expect(await unitsOf(variant_id)).toBe(10);
  });

  it('of a pre-sale is a deposit and the rest in its window; the deposit is lost with a cancellation (spec §9)', async () => {
    const { db, succeed, balanceOf } = provided();
    const now = new Date();
    const { variant_id } = await createTestPreSale(db, new Date(now.getTime() + day));
    const before = await balanceOf(mai);
    const request = orderOf(variant_id, { due: 40_000 });
    const one = await succeed(contract.placeOrder, request, { session: mai });
    expect(one).toMatchObject({ state: 'deposit_paid', method: 'pre_sale', paid: 40_000, due: 90_000 });
    const pay = (order_id: string, at: Date) =>
      inTransaction(db, (paying) => payOrder(paying, { user_id: mai.user_id, order_id, due: 90_000, now: at }));
    await expect(pay(one.order_id, now)).rejects.toMatchObject({ error: 'payment_too_early' });
    expect(await pay(one.order_id, new Date(now.getTime() + 2 * day))).toMatchObject({ state: 'paid', paid: 130_000 });

    const other = await succeed(contract.placeOrder, request, { session: mai });
    const { cancel } = await succeed(contract.readOrder, { order_id: other.order_id }, { session: mai });
    expect(cancel).toEqual({ returns: 0, loses: 40_000 });
    await succeed(contract.cancelOrder, { order_id: other.order_id, returns: 0 }, { session: mai });

    const third = await succeed(contract.placeOrder, request, { session: mai });
    expect(await expireOrders(db, new Date(now.getTime() + 5 * day))).toBe(1);
    const { state, returned } = await succeed(contract.readOrder, { order_id: third.order_id }, { session: mai });
    expect({ state, returned }).toEqual({ state: 'cancelled', returned: 0 });
    expect(await balanceOf(mai)).toBe(before - 130_000 - 40_000 - 40_000);
  });

  it('of cash on delivery is a deposit that returns with the receipt, also by itself after 15 working days', async () => {
    const { db, call, playerWith, balanceOf } = provided();
    const owner = await playerWith(50_000);
    const order = await createTestOrder({ server: provided(), owner, state: 'shipped', method: 'cod' });
    expect(order).toMatchObject({ total: 230_000, deposit: 23_000, paid: 23_000, cash: 0 });
    const { order_id } = order;
    const before = await balanceOf(owner);
    const late = new Date(Date.now() + 40 * day);
    // Nobody has collected it yet: neither the clock nor its buyer gets the deposit back.
    expect(await receiveOrders(db, late)).toBe(0);
    expect(await call(contract.receiveOrder, { order_id }, { session: owner })).toMatchObject({
      error: 'order_moved_on',
    });
    const asked = { order_id, amount: 1, reason: 'Hỏng.', photos: [] };
    expect(await call(contract.requestRefund, asked, { session: owner })).toMatchObject({ error: 'order_moved_on' });
    const { user_id: operator_id } = await registerOperator(provided());
    const delivered = await inTransaction(db, (one) => deliverOrder(one, { order_id, operator_id, now: new Date() }));
    expect(delivered).toMatchObject({ cash: 230_000, returned: 0 });
    expect(await receiveOrders(db, new Date(Date.now() + 10 * day))).toBe(0);
    expect(await receiveOrders(db, late)).toBe(1);
    expect(await balanceOf(owner)).toBe(before + 23_000);
    expect(await auditDatabase(db)).toEqual([]);
  });

  it('is refunded in part or whole, at most what was asked and paid', async () => {
    const { db, succeed, call, registerUser, balanceOf } = provided();
    const owner = await registerUser();
    const { user_id: operator_id } = await registerOperator(provided());
    const { order_id } = await createTestOrder({ server: provided(), owner, state: 'received' });
    const before = await balanceOf(owner);
    const ask = (amount: number) =>
      call(contract.requestRefund, { order_id, amount, reason: 'Thiếu một món.', photos: [] }, { session: owner });
    expect(await ask(230_001)).toMatchObject({ error: 'refund_too_much', field: 'amount' });
    expect(await ask(100_000)).toMatchObject({ data: { state: 'refund_requested' } });
    const decision = { order_id, operator_id, answer: 'Shop hoàn một phần.', now: new Date() };
    const open = () => openRefundOf(db, order_id);
    const approve = (amount: number, restock = false) =>
      inTransaction(db, async (one) => approveRefund(one, { ...decision, refund_id: await open(), amount, restock }));
    const own = inTransaction(db, async (one) =>
      approveRefund(one, {
        ...decision,
        refund_id: await open(),
        operator_id: owner.user_id,
        amount: 1,
        restock: false,
      }),
    );
    await expect(own).rejects.toMatchObject({ error: 'own_order' });
    await expect(approve(100_001)).rejects.toMatchObject({ error: 'refund_too_much' });
    expect(await approve(60_000)).toMatchObject({ state: 'received', returned: 60_000 });
    await ask(170_000);
    expect(
      await inTransaction(db, async (one) => refuseRefund(one, { ...decision, refund_id: await open() })),
    ).toMatchObject({ state: 'received' });
    await ask(170_000);
    await succeed(contract.withdrawRefund, { order_id }, { session: owner });
    await ask(170_000);
    expect(await approve(170_000, true)).toMatchObject({ state: 'refunded', returned: 230_000 });
    expect(await balanceOf(owner)).toBe(before + 230_000);
    const { refunds, refundable } = await succeed(contract.readOrder, { order_id }, { session: owner });
    expect(refunds.map(({ state }) => state)).toEqual(['approved', 'withdrawn', 'refused', 'approved']);
    expect(refundable).toBe(0);
  });

  it('can be asked back until 30 days after the receipt', async () => {
    const { db, registerUser } = provided();
    const owner = await registerUser();
    const { order_id } = await createTestOrder({ server: provided(), owner, state: 'received' });
    const now = new Date(Date.now() + 31 * day);
    const late = inTransaction(db, (one) =>
      requestRefund(one, { user_id: owner.user_id, order_id, amount: 1, reason: 'Hỏng.', photos: [], now }),
    );
    await expect(late).rejects.toMatchObject({ error: 'refund_too_late' });
  });
});

it('orders are listed by stage and counted, each buyer’s own alone', async () => {
  const { succeed, call, registerUser } = provided();
  const [owner, stranger] = [await registerUser(), await registerUser()];
  const made = [
    await createTestOrder({ server: provided(), owner, state: 'paid' }),
    await createTestOrder({ server: provided(), owner, state: 'shipped' }),
    await createTestOrder({ server: provided(), owner, state: 'cancelled' }),
  ];
  const { rows } = await succeed(contract.listOrders, {}, { session: owner });
  expect(rows.map(({ order_id }) => order_id)).toEqual(made.map(({ order_id }) => order_id).toReversed());
  const sent = await succeed(contract.listOrders, { stage: 'to_receive' }, { session: owner });
  expect(sent.rows.map(({ state }) => state)).toEqual(['shipped']);
  expect(await succeed(contract.countOrders, {}, { session: owner })).toEqual({
    to_pay: 0,
    to_ship: 1,
    to_receive: 1,
    refund: 0,
  });
  const order_id = made[0]?.order_id ?? '';
  expect(await call(contract.readOrder, { order_id }, { session: stranger })).toMatchObject({
    error: 'order_not_found',
  });
});

it('a pre-sale is ordered by itself', async () => {
  const { db, call, succeed } = provided();
  const [pre, other] = [await createTestPreSale(db, new Date(Date.now() + day)), await createTestProduct(db)];
  const lines = [pre, other].map(({ variant_id }) => ({ variant_id, count: 1 }));
  const checkout = { lines: lines.map(({ variant_id }) => `${variant_id}.1`).join(',') };
  expect(await succeed(contract.readCheckout, checkout, { session: mai })).toMatchObject({ mixed: true });
  const request = orderOf(pre.variant_id, { lines, total: 230_000, due: 40_000 });
  expect(await call(contract.placeOrder, request, { session: mai })).toMatchObject({ error: 'pre_sale_alone' });
});
