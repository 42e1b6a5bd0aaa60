import { addAddress } from '@mcy/api/account/addresses/contract';
import * as contract from '@mcy/api/mall/orders/contract';
import { mostCashOrders, mostUnpaidEnds } from '@mcy/api/mall/orders/words';
import { decideApproval } from '@mcy/api/operator/approvals/contract';
import * as shop from '@mcy/api/operator/orders/contract';
import { expect, it } from 'vitest';
import { auditDatabase } from '../../../audit.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { createTestOrder } from '../../../testing/createTestOrder.ts';
import { createTestProduct } from '../../../testing/createTestProduct.ts';
import { newBuyer } from '../../../testing/newBuyer.ts';
import { provideServer } from '../../../testing/provideServer.ts';
import { testAddress } from '../../../testing/testAddress.ts';
import { registerOperator } from '../../../testing/testIdentity.ts';
import { uploadPicture } from '../../../testing/uploadPicture.ts';
import { cancelOrder } from './cancelOrder.ts';

const provided = provideServer();

it('canceling a packed order takes a second operator above the limit of one; before it is packed, it does not', async () => {
  const server = provided();
  const [first, second] = [await registerOperator(server), await registerOperator(server)];
  const owner = await server.registerUser();
  const { order_id: packed } = await createTestOrder({ server, owner, state: 'ready_for_delivery' });
  const { order_id: paid } = await createTestOrder({ server, owner, state: 'paid' });
  const coins = server.config.refundsOfTwoAbove;
  const given = { operator_id: first.user_id, kind: 'refunds', given_at: new Date(), coins } as const;
  await server.db
    .insertInto('given_alone')
    .values({ ...given, given_id: packed, subject_id: packed })
    .execute();
  const before = await server.balanceOf(owner);
  const cancel = (order_id: string) =>
    server.succeed(shop.cancelShopOrder, { order_id, reason: 'Hết hàng.' }, { session: first });
  expect(await cancel(paid)).toMatchObject({ state: 'cancelled', returned: 230_000 });
  const asked = await cancel(packed);
  expect(asked.state).toBe('ready_for_delivery');
  expect(await server.balanceOf(owner)).toBe(before + 230_000);
  const agreed = { approval_id: asked.approval_id ?? '', decision: 'agree', answer: null } as const;
  await server.succeed(decideApproval, agreed, { session: second });
  expect(await server.balanceOf(owner)).toBe(before + 460_000);
});

it('cash that was noted by mistake is undone when the parcel comes back', async () => {
  const server = provided();
  const operator = await registerOperator(server);
  const owner = await server.registerUser();
  const { order_id } = await createTestOrder({ server, owner, state: 'waiting_to_receive', method: 'cod' });
  const before = await server.balanceOf(owner);
  const back = { order_id, keep_deposit: false, reason: 'Ghi nhầm đơn.' };
  expect(await server.succeed(shop.takeOrderBack, back, { session: operator })).toMatchObject({
    state: 'cancelled',
    paid: 23_000,
    returned: 23_000,
  });
  expect(await server.balanceOf(owner)).toBe(before + 23_000);
  expect(await auditDatabase(server.db)).toEqual([]);
});

it('a photo is shown once in a request, and again in the next one', async () => {
  const server = provided();
  const owner = await server.registerUser();
  const { order_id } = await createTestOrder({ server, owner, state: 'received' });
  const photo = await uploadPicture(server, owner, contract.refundUpload);
  const ask = (photos: string[]) =>
    server.call(contract.requestRefund, { order_id, amount: 1000, reason: 'Hỏng.', photos }, { session: owner });
  expect(await ask([photo, photo])).toMatchObject({ code: 422, field: 'photos' });
  expect(await ask([photo])).toMatchObject({ ok: true });
  await server.succeed(contract.withdrawRefund, { order_id }, { session: owner });
  expect(await ask([photo])).toMatchObject({ ok: true });
});

it('cash on delivery keeps few units from others: three orders, 20 pieces each, and none after five ended', async () => {
  const { db, call, succeed } = provided();
  const { session, order } = await newBuyer(provided(), 1_000_000);
  const { variant_id } = await createTestProduct(db, { units: 99 });
  const cash = { method: 'cod', due: 13_000 } as const;
  const place = () => call(contract.placeOrder, order(variant_id, cash), { session });
  const many = { lines: [{ variant_id, count: 21 }], total: 2_100_000, due: 210_000 };
  expect(await call(contract.placeOrder, order(variant_id, { ...cash, ...many }), { session })).toMatchObject({
    error: 'cod_too_many',
  });
  for (let placed = 0; placed < mostCashOrders; placed++) expect(await place()).toMatchObject({ ok: true });
  expect(await place()).toMatchObject({ error: 'cod_too_many' });
  const { rows } = await succeed(contract.listOrders, {}, { session });
  for (const { order_id } of rows) await succeed(contract.cancelOrder, { order_id, returns: 13_000 }, { session });
  for (let ended = mostCashOrders; ended < mostUnpaidEnds; ended++) {
    const { order_id } = await succeed(contract.placeOrder, order(variant_id, cash), { session });
    await succeed(contract.cancelOrder, { order_id, returns: 13_000 }, { session });
  }
  expect(await place()).toMatchObject({ error: 'cod_too_many' });
  // Paid in coins, it is ordered as before.
  expect(await call(contract.placeOrder, order(variant_id), { session })).toMatchObject({ ok: true });
});

it('the same address again writes nothing', async () => {
  const server = provided();
  const owner = await server.registerUser();
  const { order_id } = await createTestOrder({ server, owner, state: 'paid' });
  const { address_id } = await server.succeed(addAddress, testAddress(), { session: owner });
  const change = { order_id, address_id };
  const first = await server.succeed(contract.changeOrderAddress, change, { session: owner });
  const again = await server.succeed(contract.changeOrderAddress, change, { session: owner });
  expect(again.events).toEqual(first.events);
});

it('an invoice follows its order also where a clock goes back', async () => {
  const server = provided();
  const owner = await server.registerUser();
  const { order_id } = await createTestOrder({ server, owner, state: 'paid' });
  await server.succeed(contract.makeInvoice, { order_id }, { session: owner });
  const kept = () => server.db.selectFrom('mall_invoice').select('event_id').executeTakeFirstOrThrow();
  const before = await kept();
  const now = new Date(Date.now() - 60_000);
  const { user_id } = owner;
  await inTransaction(server.db, (db) => cancelOrder(db, { user_id, order_id, returns: 230_000, now }));
  await server.succeed(contract.makeInvoice, { order_id }, { session: owner });
  expect((await kept()).event_id).toBeGreaterThan(before.event_id);
});
