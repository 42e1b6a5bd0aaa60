import { readOrder } from '@mcy/api/mall/orders/contract';
import { shipOrders } from '@mcy/api/operator/orders/contract';
import { expect, it } from 'vitest';
import { createTestOrder } from '../../../testing/createTestOrder.ts';
import { provideServer } from '../../../testing/provideServer.ts';
import { registerOperator } from '../../../testing/testIdentity.ts';

const provided = provideServer();

it('ships the orders of the lines that can be used, once, and says what is wrong with the others', async () => {
  const server = provided();
  const [owner, operator] = [await server.registerUser(), await registerOperator(server)];
  const ready = await createTestOrder({ server, owner, state: 'ready_for_delivery' });
  const paid = await createTestOrder({ server, owner, state: 'paid' });
  const own = await createTestOrder({ server, owner: operator, state: 'ready_for_delivery' });
  const lines = [
    `${ready.number}, Viettel Post, VTP-100001`,
    `${paid.number}\tGHN\tGHN-100001`,
    `${own.number}, GHN, GHN-100002`,
    `${ready.number}, GHN, GHN-100003`,
    '999999999, GHN, GHN-100004',
    'vài đơn nữa',
  ].join('\n');
  const first = await server.succeed(shipOrders, { lines }, { session: operator });
  expect(first.shipped).toBe(1);
  expect(first.refused.map(({ line, reason }) => [line, reason])).toEqual([
    [2, 'This order isn’t ready to ship, so it can’t be shipped.'],
    [3, 'This is your own order. Someone else has to handle it.'],
    [4, 'An earlier line already has this order.'],
    [5, 'No order has this number.'],
    [6, expect.stringContaining('three columns')],
  ]);
  const { order_id } = ready;
  expect(await server.succeed(readOrder, { order_id }, { session: owner })).toMatchObject({
    state: 'shipped',
    carrier: 'Viettel Post',
    tracking_number: 'VTP-100001',
  });
  const again = await server.succeed(shipOrders, { lines }, { session: operator });
  expect(again.shipped).toBe(0);
});
