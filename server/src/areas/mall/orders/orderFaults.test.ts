import { listNotifications } from '@mcy/api/account/notices/contract';
import * as contract from '@mcy/api/mall/orders/contract';
import { decideApproval } from '@mcy/api/operator/approvals/contract';
import * as shop from '@mcy/api/operator/orders/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { auditDatabase } from '../../../audit.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { createTestOrder, openRefundOf } from '../../../testing/createTestOrder.ts';
import { createTestPreSale, createTestProduct } from '../../../testing/createTestProduct.ts';
import { provideServer } from '../../../testing/provideServer.ts';
import { registerOperator } from '../../../testing/testIdentity.ts';
import { expireOrders, remindOfFinalPayments } from './expireOrders.ts';
import { payOrder } from './payOrder.ts';
import { newBuyer } from '../../../testing/newBuyer.ts';

const provided = provideServer();
const day = 86_400_000;
const minute = 60_000;

describe('cash on delivery', () => {
  const orderIn = async (state: 'shipped' | 'refund_requested') => {
    const server = provided();
    const owner = await server.registerUser();
    const { order_id } = await createTestOrder({ server, owner, state, method: 'cod' });
    return { server, owner, order_id, operator: await registerOperator(server) };
  };

  it('returns the deposit with a refund of all that the carrier collected', async () => {
    const { server, owner, order_id, operator } = await orderIn('refund_requested');
    const before = await server.balanceOf(owner);
    const refund_id = await openRefundOf(server.db, order_id);
    const request = { order_id, refund_id, amount: 230_000, restock: true, answer: 'Shop xin lỗi bạn.' };
    const order = await server.succeed(shop.approveRefund, request, { session: operator });
    expect(order).toMatchObject({ state: 'refunded', returned: 253_000 });
    expect(await server.balanceOf(owner)).toBe(before + 253_000);
    expect(await auditDatabase(server.db)).toEqual([]);
  });

  it.each([
    [true, 0],
    [false, 23_000],
  ])('that came back keeps the deposit: %s', async (keep_deposit, returned) => {
    const { server, owner, order_id, operator } = await orderIn('shipped');
    const before = await server.balanceOf(owner);
    const request = { order_id, keep_deposit, reason: 'Người nhận từ chối.' };
    const order = await server.succeed(shop.takeOrderBack, request, { session: operator });
    expect(order).toMatchObject({ state: 'cancelled', returned, carrier: 'GHN' });
    expect(await server.balanceOf(owner)).toBe(before + returned);
    expect(await server.call(shop.takeOrderBack, request, { session: operator })).toMatchObject({
      error: 'order_moved_on',
    });
    expect(await auditDatabase(server.db)).toEqual([]);
  });
});

it('a parcel whose buyer was refunded from its cash cannot come back', async () => {
  const server = provided();
  const owner = await server.registerUser();
  const { order_id } = await createTestOrder({ server, owner, state: 'refund_requested', method: 'cod' });
  const operator = await registerOperator(server);
  const refund_id = await openRefundOf(server.db, order_id);
  const part = { order_id, refund_id, amount: 30_000, restock: false, answer: 'Shop xin lỗi bạn.' };
  const refunded = await server.succeed(shop.approveRefund, part, { session: operator });
  expect(refunded).toMatchObject({ state: 'waiting_to_receive', returned: 30_000 });
  expect(refunded.actions).not.toContain('come_back');
  const back = { order_id, keep_deposit: false, reason: 'Hoàn về.' };
  expect(await server.call(shop.takeOrderBack, back, { session: operator })).toMatchObject({ error: 'order_moved_on' });
});

describe('money that operators give back', () => {
  it('takes a second operator above the limit of one', async () => {
    const server = provided();
    const [first, second] = [await registerOperator(server), await registerOperator(server)];
    const owner = await server.registerUser();
    const { order_id } = await createTestOrder({ server, owner, state: 'refund_requested' });
    const { order_id: other } = await createTestOrder({ server, owner, state: 'shipped' });
    const giver = { operator_id: first.user_id, kind: 'refunds', given_at: new Date() } as const;
    const coins = server.config.refundsOfTwoAbove - 229_999;
    const given_id = order_id;
    await server.db
      .insertInto('given_alone')
      .values({ ...giver, given_id, subject_id: order_id, coins })
      .execute();
    const before = await server.balanceOf(owner);
    const refund_id = await openRefundOf(server.db, order_id);
    const refund = { order_id, refund_id, amount: 230_000, restock: false, answer: 'Được.' };
    const tooMuch = { ...refund, amount: 230_001 };
    expect(await server.call(shop.approveRefund, tooMuch, { session: first })).toMatchObject({
      error: 'refund_too_much',
    });
    const asked = await server.succeed(shop.approveRefund, refund, { session: first });
    expect(asked).toMatchObject({ state: 'refund_requested', alone: 229_999 });
    const agreed = { approval_id: asked.approval_id ?? '', decision: 'agree', answer: null } as const;
    await server.succeed(decideApproval, agreed, { session: second });
    expect(await server.balanceOf(owner)).toBe(before + 230_000);
    const back = { order_id: other, keep_deposit: false, reason: 'Sai địa chỉ.' };
    const waiting = await server.succeed(shop.takeOrderBack, back, { session: first });
    expect(waiting).toMatchObject({ state: 'shipped' });
    // Its buyer has it after all: nothing is left to agree to.
    await server.succeed(contract.receiveOrder, { order_id: other }, { session: owner });
    const late = { approval_id: waiting.approval_id ?? '', decision: 'agree', answer: null } as const;
    expect(await server.call(decideApproval, late, { session: second })).toMatchObject({ ok: false });
    expect(await server.balanceOf(owner)).toBe(before + 230_000);
  });

  it('is given for the refund that was seen, and the units of a part stay sold', async () => {
    const server = provided();
    const operator = await registerOperator(server);
    const owner = await server.registerUser();
    const { order_id } = await createTestOrder({ server, owner, state: 'refund_requested' });
    const seen = await openRefundOf(server.db, order_id);
    await server.succeed(contract.withdrawRefund, { order_id }, { session: owner });
    await server.succeed(
      contract.requestRefund,
      { order_id, amount: 1000, reason: 'Hỏng.', photos: [] },
      { session: owner },
    );
    const answered = { order_id, answer: 'Được.' };
    const approval = { ...answered, refund_id: seen, amount: 1000, restock: false };
    expect(await server.call(shop.approveRefund, approval, { session: operator })).toMatchObject({
      error: 'order_moved_on',
    });
    expect(await server.call(shop.refuseRefund, { ...answered, refund_id: seen }, { session: operator })).toMatchObject(
      { error: 'order_moved_on' },
    );
    const open = { ...approval, refund_id: await openRefundOf(server.db, order_id), restock: true };
    expect(await server.call(shop.approveRefund, open, { session: operator })).toMatchObject({
      error: 'restock_whole',
    });
  });

  it('of their own orders, and their own parcels, are handled by others', async () => {
    const server = provided();
    const operator = await registerOperator(server);
    const owned = async (state: 'paid' | 'shipped') => {
      const { order_id } = await createTestOrder({ server, owner: operator, state });
      return order_id;
    };
    const [paid, shipped] = [await owned('paid'), await owned('shipped')];
    const own = { ok: false, error: 'own_order' };
    const options = { session: operator };
    expect(await server.call(shop.packOrder, { order_id: paid }, options)).toMatchObject(own);
    expect(await server.call(shop.cancelShopOrder, { order_id: paid, reason: 'Hết.' }, options)).toMatchObject(own);
    expect(await server.call(shop.deliverOrder, { order_id: shipped }, options)).toMatchObject(own);
    const back = { order_id: shipped, keep_deposit: false, reason: 'Về.' };
    expect(await server.call(shop.takeOrderBack, back, options)).toMatchObject(own);
  });

  it('is asked for five times at most', async () => {
    const server = provided();
    const owner = await server.registerUser();
    const { order_id } = await createTestOrder({ server, owner, state: 'received' });
    for (let time = 0; time < contract.mostRefunds; time++) {
      await server.succeed(
        contract.requestRefund,
        { order_id, amount: 1000, reason: 'Hỏng.', photos: [] },
        { session: owner },
      );
      await server.succeed(contract.withdrawRefund, { order_id }, { session: owner });
    }
    const again = { order_id, amount: 1000, reason: 'Hỏng.', photos: [] };
    expect(await server.call(contract.requestRefund, again, { session: owner })).toMatchObject({
      error: 'refund_too_often',
    });
    expect(await server.succeed(contract.readOrder, { order_id }, { session: owner })).toMatchObject({ refundable: 0 });
  });
});

describe('a pre-sale', () => {
  it('takes no deposit after its window, also of an order that was placed before', async () => {
    const { db } = provided();
    const { session, order } = await newBuyer(provided(), 0);
    const now = new Date();
    const { variant_id } = await createTestPreSale(db, new Date(now.getTime() - 3 * day + 10 * minute));
    const placed = await provided().succeed(contract.placeOrder, order(variant_id, { due: 40_000 }), { session });
    expect(Date.parse(placed.pay_before ?? '')).toBeLessThanOrEqual(now.getTime() + 10 * minute);
    await provided().recharge(session, 200_000);
    const { user_id } = session;
    const late = new Date(now.getTime() + 11 * minute);
    const paying = inTransaction(db, (one) =>
      payOrder(one, { user_id, order_id: placed.order_id, due: 40_000, now: late }),
    );
    await expect(paying).rejects.toMatchObject({ error: 'payment_too_late' });
  });

  it('whose deposit is its total, as before the database refused such a deposit, is paid at once', async () => {
    const { db, succeed } = provided();
    const { session, order } = await newBuyer(provided(), 500_000);
    const [pays_from, pays_until] = [new Date(Date.now() + day), new Date(Date.now() + 2 * day)];
    const product = { deposit: 150_000, pays_from, pays_until, cod_allowed: false };
    // As products were before: now the deposit must be lower.
    await sql`alter table variant disable trigger guard_price`.execute(db);
    const { variant_id } = await createTestProduct(db, { product });
    await sql`alter table variant enable trigger guard_price`.execute(db);
    const { order_id, ...placed } = await succeed(contract.placeOrder, order(variant_id), { session });
    expect(placed).toMatchObject({ state: 'paid', paid: 130_000, due: 0 });
    await expireOrders(db, new Date(Date.now() + 3 * day));
    expect(await succeed(contract.readOrder, { order_id }, { session })).toMatchObject({ state: 'paid' });
  });

  it('reminds of its final payment when it opens and a day before it ends, once each', async () => {
    const { db, succeed } = provided();
    const { session, order } = await newBuyer(provided(), 500_000);
    const { variant_id } = await createTestPreSale(db, new Date(Date.now() + day));
    await succeed(contract.placeOrder, order(variant_id, { due: 40_000 }), { session });
    const at = (days: number) => remindOfFinalPayments(db, new Date(Date.now() + days * day));
    expect([await at(0.5), await at(1.5), await at(2), await at(3.5), await at(3.6)]).toEqual([0, 1, 0, 1, 0]);
    const { rows } = await succeed(listNotifications, {}, { session });
    expect(rows.slice(0, 2).map(({ title }) => title)).toEqual([
      expect.stringContaining('less than 24 hours left'),
      expect.stringContaining('final payment is open'),
    ]);
  });
});
