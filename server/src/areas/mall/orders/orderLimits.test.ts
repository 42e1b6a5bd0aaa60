import { listCoupons } from '@mcy/api/coupons/tickets/contract';
import * as contract from '@mcy/api/mall/orders/contract';
import { mostUnpaidEnds, mostWaitingOrders } from '@mcy/api/mall/orders/words';
import * as shop from '@mcy/api/operator/orders/contract';
import { describe, expect, it } from 'vitest';
import { auditDatabase } from '../../../audit.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { createTestIssue } from '../../../testing/createTestIssue.ts';
import { openRefundOf } from '../../../testing/createTestOrder.ts';
import { createTestProduct } from '../../../testing/createTestProduct.ts';
import { provideServer } from '../../../testing/provideServer.ts';
import { registerOperator } from '../../../testing/testIdentity.ts';
import type { Owner } from '../../../testing/TestRequests.ts';
import { issueCoupons } from '../../coupons/door.ts';
import { expireOrders } from './expireOrders.ts';
import { placeOrder } from './placeOrder.ts';
import { newBuyer } from '../../../testing/newBuyer.ts';

const provided = provideServer();
const day = 86_400_000;
const minute = 60_000;

describe('units that nobody paid', () => {
  it('are kept for three orders of a buyer, and for none after five that ended unpaid in a day', async () => {
    const { db, call, succeed, recharge } = provided();
    const { session, order } = await newBuyer(provided(), 0);
    const { variant_id } = await createTestProduct(db, { units: 99 });
    const place = () => call(contract.placeOrder, order(variant_id), { session });
    const free = await succeed(contract.readCheckout, { lines: `${variant_id}.1` }, { session });
    expect(free.may_wait).toBe(true);
    for (let waiting = 0; waiting < mostWaitingOrders; waiting++) expect(await place()).toMatchObject({ ok: true });
    expect(await place()).toMatchObject({ error: 'too_many_unpaid' });
    const checkout = await succeed(contract.readCheckout, { lines: `${variant_id}.1` }, { session });
    expect(checkout.may_wait).toBe(false);
    const { rows } = await succeed(contract.listOrders, {}, { session });
    expect(rows).toHaveLength(mostWaitingOrders);
    for (const { order_id } of rows) await succeed(contract.cancelOrder, { order_id, returns: 0 }, { session });
    for (let ended = mostWaitingOrders; ended < mostUnpaidEnds; ended++) {
      const { order_id } = await succeed(contract.placeOrder, order(variant_id), { session });
      await succeed(contract.cancelOrder, { order_id, returns: 0 }, { session });
    }
    expect(await place()).toMatchObject({ error: 'too_many_unpaid' });
    const tomorrow = new Date(Date.now() + day + minute);
    const { user_id } = session;
    const later = await inTransaction(db, (one) =>
      placeOrder(one, { user_id, request: order(variant_id), now: tomorrow }),
    );
    expect(later.state).toBe('pending_payment');
    // A buyer who can pay orders as before.
    await recharge(session, 130_000);
    expect(await place()).toMatchObject({ data: { state: 'paid' } });
  });

  it('are kept as before for a buyer whose orders the shop canceled', async () => {
    const { db, call, succeed } = provided();
    const { session, order } = await newBuyer(provided(), 0);
    const operator = await registerOperator(provided());
    const { variant_id } = await createTestProduct(db, { units: 99 });
    for (let ended = 0; ended < mostUnpaidEnds; ended++) {
      const { order_id } = await succeed(contract.placeOrder, order(variant_id), { session });
      await succeed(shop.cancelShopOrder, { order_id, reason: 'Hết hàng.' }, { session: operator });
    }
    expect(await call(contract.placeOrder, order(variant_id), { session })).toMatchObject({ ok: true });
  });

  it('are at most 20 pieces', async () => {
    const { db, call } = provided();
    const { session, order } = await newBuyer(provided(), 0);
    const { variant_id } = await createTestProduct(db, { units: 99 });
    const many = order(variant_id, { lines: [{ variant_id, count: 21 }], total: 2_100_000, due: 2_100_000 });
    expect(await call(contract.placeOrder, many, { session })).toMatchObject({ error: 'too_many_unpaid' });
  });
});

it('a coupon keeps its end when its buyer gives an order up, and gets its time back when the shop does', async () => {
  const { db, succeed } = provided();
  const { session, order } = await newBuyer(provided(), 0);
  const { variant_id } = await createTestProduct(db);
  const template = { scope: 'mall', type: 'no_threshold', amount_off: 20_000, valid_days: 1 } as const;
  const issue_id = await createTestIssue(db, { template, issue: { way: 'gift' } });
  const [given] = await inTransaction(db, (one) =>
    issueCoupons(one, [{ issue_id, user_id: session.user_id, state: 'usable', now: new Date() }]),
  );
  const coupon_id = given?.coupon_id ?? '';
  const end = async () => {
    const { rows } = await succeed(listCoupons, {}, { session });
    return Date.parse(rows.find((coupon) => coupon.coupon_id === coupon_id)?.valid_until ?? '');
  };
  const before = await end();
  const place = () =>
    succeed(contract.placeOrder, order(variant_id, { coupon_id, total: 110_000, due: 110_000 }), { session });
  const { order_id } = await place();
  await succeed(contract.cancelOrder, { order_id, returns: 0 }, { session });
  expect(await end()).toBe(before);
  await place();
  await expireOrders(db, new Date(Date.now() + 31 * minute));
  expect(await end()).toBe(before);
  const third = await place();
  const session_of_shop: Owner = await registerOperator(provided());
  const reason = { order_id: third.order_id, reason: 'Hết hàng.' };
  await succeed(shop.cancelShopOrder, reason, { session: session_of_shop });
  expect(await end()).toBeGreaterThan(before + day);
});

it('a coupon returns with a refund of all of its order, and can be used again', async () => {
  const { db, succeed } = provided();
  const { session, order } = await newBuyer(provided(), 500_000);
  const operator = await registerOperator(provided());
  const { variant_id } = await createTestProduct(db);
  const template = { scope: 'mall', type: 'no_threshold', amount_off: 20_000 } as const;
  const issue_id = await createTestIssue(db, { template, issue: { way: 'gift' } });
  const [given] = await inTransaction(db, (one) =>
    issueCoupons(one, [{ issue_id, user_id: session.user_id, state: 'usable', now: new Date() }]),
  );
  const request = order(variant_id, { coupon_id: given?.coupon_id ?? null, total: 110_000, due: 110_000 });
  const { order_id } = await succeed(contract.placeOrder, request, { session });
  await succeed(shop.packOrder, { order_id }, { session: operator });
  const asked = { order_id, amount: 110_000, reason: 'Hỏng.', photos: [] };
  await succeed(contract.requestRefund, asked, { session });
  const refund_id = await openRefundOf(db, order_id);
  const approval = { order_id, refund_id, amount: 110_000, restock: true, answer: 'Được.' };
  await succeed(shop.approveRefund, approval, { session: operator });
  expect(await succeed(contract.placeOrder, request, { session })).toMatchObject({ state: 'paid', coupon: 20_000 });
  expect(await auditDatabase(db)).toEqual([]);
});

it.each([
  ['with the goods kept still counts', false, { error: 'quantity_maximum' }],
  ['whose goods came back counts no longer', true, { data: { state: 'paid' } }],
])('a refund %s for the limit per buyer', async (_name, restock, answer) => {
  const { db, call, succeed } = provided();
  const { session, order } = await newBuyer(provided(), 500_000);
  const operator = await registerOperator(provided());
  const { variant_id } = await createTestProduct(db, { product: { limit_per_buyer: 1 } });
  const { order_id } = await succeed(contract.placeOrder, order(variant_id), { session });
  await succeed(shop.packOrder, { order_id }, { session: operator });
  await succeed(contract.requestRefund, { order_id, amount: 130_000, reason: 'Hỏng.', photos: [] }, { session });
  const refund_id = await openRefundOf(db, order_id);
  const approval = { order_id, refund_id, amount: 130_000, restock, answer: 'Được.' };
  await succeed(shop.approveRefund, approval, { session: operator });
  expect(await call(contract.placeOrder, order(variant_id), { session })).toMatchObject(answer);
});
