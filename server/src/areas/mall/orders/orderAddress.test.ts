import { addAddress } from '@mcy/api/account/addresses/contract';
import * as contract from '@mcy/api/mall/orders/contract';
import { expect, it } from 'vitest';
import { createTestOrder } from '../../../testing/createTestOrder.ts';
import { provideServer } from '../../../testing/provideServer.ts';
import { testAddress } from '../../../testing/testAddress.ts';

const provided = provideServer();

it('an order goes to another address of its buyer until it is packed, and its time to pay stays', async () => {
  const { succeed, call, registerUser } = provided();
  const [owner, stranger] = [await registerUser(), await registerUser()];
  const { order_id } = await createTestOrder({ server: provided(), owner, state: 'pending_payment' });
  const packed = await createTestOrder({ server: provided(), owner, state: 'ready_for_delivery' });
  const other = { ...testAddress(), detail: '5 Hàng Bài' };
  const to = await succeed(addAddress, other, { session: owner });
  const foreign = await succeed(addAddress, other, { session: stranger });
  const before = await succeed(contract.readOrder, { order_id }, { session: owner });
  const change = (id: string, chosen: string) =>
    call(contract.changeOrderAddress, { order_id: id, address_id: chosen }, { session: owner });
  expect(await change(order_id, foreign.address_id)).toMatchObject({ error: 'address_not_found' });
  expect(await change(packed.order_id, to.address_id)).toMatchObject({ error: 'order_moved_on' });
  expect(await change(order_id, to.address_id)).toMatchObject({
    data: { state: 'pending_payment', address: { detail: '5 Hàng Bài' }, pay_before: before.pay_before },
  });
});
